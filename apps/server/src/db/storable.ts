/** Removes what PostgreSQL cannot store in text or JSON: null characters and lone surrogates. */
export function storable<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' ? part.replaceAll('\0', '').toWellFormed() : part,
  ) as Value;
}
