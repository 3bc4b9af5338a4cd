"""Values of call arguments: types from the schema, JSON from the raw text."""

import pytest

from ling_jax.text.arguments import argument_json, argument_types

SCHEMA = {
    "$defs": {"Color": {"enum": ["red", "blue"]}, "Loop": {"anyOf": [{"$ref": "#/$defs/Loop"}]}},
    "properties": {
        "color": {"$ref": "#/$defs/Color"},
        "loop": {"$ref": "#/$defs/Loop"},
        "missing": {"$ref": "#/nowhere"},
        "maybe": {"oneOf": [{"type": "number"}, {"const": None}]},
        "rows": {"items": {"type": "string"}},
        "place": {"properties": {}},
        "odd": {"type": "float"},
    },
}


@pytest.mark.parametrize(
    ("key", "types"),
    [
        ("color", {"string"}),
        ("loop", set()),
        ("missing", set()),
        ("maybe", {"number", "integer", "null"}),
        ("rows", {"array"}),
        ("place", {"object"}),
        ("odd", set()),
        ("undeclared", set()),
    ],
)
def test_types_are_derived_from_the_keywords_of_a_schema(key, types):
    assert argument_types(SCHEMA, key) == types


@pytest.mark.parametrize("schema", [{}, {"properties": None}, {"properties": {"a": True}}])
def test_a_malformed_schema_declares_nothing(schema):
    assert argument_types(schema, "a") == frozenset()


@pytest.mark.parametrize(
    ("text", "types", "json_text"),
    [
        pytest.param('"x"', {"string", "null"}, r'"\"x\""', id="quotes stay in a union"),
        pytest.param("5.0", {"string", "integer"}, '"5.0"', id="a fraction is no integer"),
        pytest.param("true", {"string", "integer"}, '"true"', id="a boolean is no integer"),
        pytest.param("[1]", {"string", "array"}, "[1]", id="array in a union"),
        pytest.param("(1, None)", {"array"}, "[1, null]", id="Python tuple"),
        pytest.param(r"{'re': '\d'}", {"object"}, r'{"re": "\\d"}', id="unknown escape"),
        pytest.param("{1, 2}", {"array"}, '"{1, 2}"', id="a set is no JSON"),
        pytest.param("NaN", set(), '"NaN"', id="not a number"),
        pytest.param("1e999", {"number"}, '"1e999"', id="infinity"),
        pytest.param("True", set(), '"True"', id="Python without a type"),
        pytest.param(r'{"a": "\ud800"}', {"object"}, r'{"a": "\ud800"}', id="lone surrogate"),
        pytest.param("[" * 9999, {"array"}, '"' + "[" * 9999 + '"', id="nested too deeply"),
    ],
)
def test_a_value_is_typed_by_its_schema(text, types, json_text):
    assert argument_json(text, frozenset(types)) == json_text
