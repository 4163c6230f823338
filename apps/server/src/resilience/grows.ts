const mayGrow = 1.15;

/**
 * Whether memory measured at even intervals keeps growing: the peak of the second half is well above that of the
 * first. Single measurements are meaningless, because memory is released and allocated again.
 */
export function grows(measured: readonly number[]): boolean {
  const middle = Math.ceil(measured.length / 2);
  return Math.max(...measured.slice(middle)) > Math.max(...measured.slice(0, middle)) * mayGrow;
}
