/** Returns the URL of a page without its fragment, which is not sent to servers. */
export function pageAddress(url: URL): string {
  const page = new URL(url);
  page.hash = '';
  return page.href;
}
