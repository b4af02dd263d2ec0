"""Writes ``web/src/api/types.ts``: what the server says of itself, as TypeScript types.

``python -m tools.api_types`` writes it, and ``tools.check_pages`` does so before it checks the
pages: the compiler needs the file, the build does not. The types are those of the description
(``rackhouse.server.description``), each under its own name, and ``Operations``, which says of every
address what it takes and what it answers. All of it is readonly: what was said stays said, and a
page that wants it otherwise makes a value anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

from rackhouse.files import write_atomically
from rackhouse.server.app import description

ROOT = Path(__file__).resolve().parent.parent
TYPES = ROOT / "web" / "src" / "api" / "types.ts"
HEAD = """\
// Written by `python -m tools.api_types` out of the server's own description: do not edit.
"""

Schema: TypeAlias = dict[str, Any]
_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}


def expression(schema: Schema) -> str:
    """The TypeScript type of a JSON schema.

    >>> expression({"anyOf": [{"type": "integer"}, {"type": "null"}]})
    'number | null'
    >>> expression({"type": "array", "items": {"enum": ["a", "b"]}})
    'readonly ("a" | "b")[]'
    """
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " | ".join(dict.fromkeys(map(expression, schema[key])))
    if "enum" in schema:
        return " | ".join(map(json.dumps, schema["enum"]))
    kind = schema.get("type")
    if kind == "null":
        return "null"
    if kind == "array":
        return _array(schema)
    if kind == "object":
        return _object(schema)
    return _PLAIN.get(str(kind), "unknown")


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"readonly [{', '.join(map(expression, schema['prefixItems']))}]"
    of = expression(schema.get("items") or {})
    return f"readonly ({of})[]" if " " in of else f"readonly {of}[]"


def _object(schema: Schema) -> str:
    if "properties" in schema:
        return "{\n" + "".join(_fields(schema)) + "}"
    more = schema.get("additionalProperties", {})
    of = expression(more) if isinstance(more, dict) else "never"
    return f"Readonly<Record<string, {of}>>"


def _fields(schema: Schema) -> Iterator[str]:
    required = set(schema.get("required", ()))
    for name, of in schema["properties"].items():
        said = of.get("description")
        if said:
            yield f"  /** {' '.join(said.split())} */\n"
        mark = "" if name in required else "?"
        yield f"  readonly {_key(name)}{mark}: {expression(of)};\n"


def _key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def types() -> str:
    """The file as it should be."""
    told = json.loads(description())
    schemas: dict[str, Schema] = told["components"]["schemas"]
    answered = _answered(told["paths"])
    parts = [HEAD]
    for name, schema in schemas.items():
        if schema.get("description"):
            parts.append(f"/** {' '.join(schema['description'].split())} */")
        # What the hall sends has all its fields; what it is sent may leave some out.
        whole = _whole(schema) if name in _reached(answered, schemas) else schema
        parts.append(f"export type {name} = {expression(whole)};\n")
    parts.append("/** What every address takes and answers. */")
    parts.append("export interface Operations {\n" + "".join(_operations(told["paths"])) + "}")
    return "\n".join(parts) + "\n"


def _whole(schema: Schema) -> Schema:
    return {**schema, "required": list(schema.get("properties", {}))}


def _answered(paths: dict[str, dict[str, Any]]) -> list[Schema]:
    """Everything that is answered, or said on a socket by the hall."""
    operations = [one for path in paths.values() for one in path.values()]
    answers = [_body(answer) for one in operations for answer in one["responses"].values()]
    return [*answers, {"$ref": "HallMessage"}]


def _reached(starts: list[Schema], schemas: dict[str, Schema]) -> set[str]:
    """The types that some types are made of, themselves among them."""
    found: set[str] = set()
    waiting: list[Any] = list(starts)
    while waiting:
        one = waiting.pop()
        if isinstance(one, list):
            waiting += one
        elif isinstance(one, dict):
            name = str(one.get("$ref", "")).rpartition("/")[2]
            if name and name not in found:
                found.add(name)
                waiting.append(schemas[name])
            waiting += [value for key, value in one.items() if key != "discriminator"]
    return found


def _operations(paths: dict[str, dict[str, Any]]) -> Iterator[str]:
    for path, methods in paths.items():
        for method, operation in methods.items():
            body = expression(_body(operation["requestBody"])) if "requestBody" in operation else ""
            good = next(one for code, one in operation["responses"].items() if code < "300")
            answer = expression(_body(good)) if good.get("content") else "null"
            yield (
                f"  {json.dumps(f'{method.upper()} {path}')}: "
                f"{{ body: {body or 'null'}; answer: {answer} }};\n"
            )


def _body(part: dict[str, Any]) -> Schema:
    """The schema of what a request or an answer holds."""
    content: dict[str, Schema] = part.get("content") or {}
    return next((one.get("schema", {}) for one in content.values()), {})


def write() -> None:
    """Write the types."""
    TYPES.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(TYPES, types())


if __name__ == "__main__":
    write()
