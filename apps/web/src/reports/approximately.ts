/** A printed figure with the sign that screens give to an estimate. */
export function approximately(text: string, isEstimated: boolean): string {
  return isEstimated ? `≈ ${text}` : text;
}
