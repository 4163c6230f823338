const two = (value: number): string => String(value).padStart(2, '0');

/**
 * Formats a duration as a clock does: 0:32, 12:05, 3:00:00, 2 d 3:00:00.
 *
 * @param ms Negative values count as 0.
 */
export function durationText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (hours === 0) return `${minutes}:${two(seconds % 60)}`;
  const clock = `${hours % 24}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return days === 0 ? clock : `${days} d ${clock}`;
}
