/** Whether a search contains something to search for, that is letters or digits. An empty search is valid. */
export function isSearchable(search: string): boolean {
  return search.trim() === '' || /[\p{L}\p{N}]/u.test(search);
}
