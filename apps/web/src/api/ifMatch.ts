/**
 * Makes an edit conditional on the version that was read: the server responds with STALE if the record has been edited
 * since.
 */
export function ifMatch(updatedAt: string): { 'if-match': string } {
  return { 'if-match': `"${updatedAt}"` };
}
