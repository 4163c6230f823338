type Given<Value> = Value extends readonly (infer Item)[]
  ? Given<Item>[]
  : Value extends object
    ? { [Name in keyof Value]: Given<Exclude<Value[Name], undefined>> }
    : Value;

/**
 * What was given: the values without those that are undefined. Null stays, it empties a field.
 * Below the first level there is nothing undefined to begin with, since the values came as JSON.
 */
export function givenValues<Values extends object>(values: Values): Given<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<Values>;
}
