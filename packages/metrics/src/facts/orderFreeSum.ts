/** Up to this length a list is put in order fastest by insertion. */
const SHORT = 16;

function inOrder(numbers: readonly number[]): readonly number[] {
  if (numbers.length > SHORT) return numbers.toSorted((a, b) => a - b);
  const ordered = numbers.slice();
  for (let at = 1; at < ordered.length; at += 1) {
    const each = ordered[at] as number;
    let place = at;
    for (; place > 0 && (ordered[place - 1] as number) > each; place -= 1)
      ordered[place] = ordered[place - 1] as number;
    ordered[place] = each;
  }
  return ordered;
}

/** Sum that does not depend on the order of the numbers. */
export function orderFreeSum(numbers: readonly number[]): number {
  let sum = 0;
  for (const each of inOrder(numbers)) sum += each;
  return sum;
}
