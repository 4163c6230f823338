/**
 * The value that a demo file refers to by a name.
 *
 * @throws RangeError when there is none.
 */
export function need<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new RangeError(`seedDemo: '${name}' is referred to but does not exist.`);
  return value;
}
