type Given<Value> = Value extends readonly (infer Item)[]
  ? Given<Item>[]
  : Value extends object
    ? { [Name in keyof Value]: Given<Exclude<Value[Name], undefined>> }
    : Value;

/**
 * The values that are not undefined. Null stays, because it clears a field.
 * Nested values cannot be undefined, because they were parsed from JSON.
 */
export function givenValues<Values extends object>(values: Values): Given<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<Values>;
}
