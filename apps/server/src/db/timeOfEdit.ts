/**
 * When a record is edited, which is also its new version: always later than the last edit, even if both happen in the
 * same millisecond or the clock was set back in between. Call it after locking the row.
 */
export function timeOfEdit({ updated_at }: { updated_at: Date }, now: Date): Date {
  return new Date(Math.max(now.getTime(), updated_at.getTime() + 1));
}
