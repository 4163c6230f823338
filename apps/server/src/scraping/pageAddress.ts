/** The address of a page: what follows # names a place on it, and no site is told. */
export function pageAddress(url: URL): string {
  const page = new URL(url);
  page.hash = '';
  return page.href;
}
