const mayGrow = 1.15;

/**
 * Whether memory measured at even intervals grows for good: the peak of the second half is well above that of the
 * first. Single measurements say nothing, for memory is given back and taken again.
 */
export function grows(measured: readonly number[]): boolean {
  const middle = Math.ceil(measured.length / 2);
  return Math.max(...measured.slice(middle)) > Math.max(...measured.slice(0, middle)) * mayGrow;
}
