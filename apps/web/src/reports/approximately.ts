/** Prefixes a figure with the sign for estimates. */
export function approximately(text: string, isEstimated: boolean): string {
  return isEstimated ? `≈ ${text}` : text;
}
