/** Whether a search says anything to look for: words are made of letters and digits. Nothing typed is no bad search. */
export function isSearchable(search: string): boolean {
  return search.trim() === '' || /[\p{L}\p{N}]/u.test(search);
}
