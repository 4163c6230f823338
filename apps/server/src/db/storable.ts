/** The same value without what PostgreSQL keeps in no text and no JSON: null characters and halves of surrogate pairs. */
export function storable<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' ? part.replaceAll('\0', '').toWellFormed() : part,
  ) as Value;
}
