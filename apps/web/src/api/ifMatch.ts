/** Binds an edit to the record as it was read: the server refuses it with STALE when that was edited since. */
export function ifMatch(updatedAt: string): { 'if-match': string } {
  return { 'if-match': `"${updatedAt}"` };
}
