/** A web address as people say it: without scheme, 'www.' and a last slash. */
export function shortAddress(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}
