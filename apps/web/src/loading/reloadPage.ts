/**
 * Reloads the page if the server is reachable. Otherwise keeps the current page, because the browser would replace it
 * with its own error page.
 *
 * @returns Whether the server responded.
 */
export async function reloadPage(): Promise<boolean> {
  const isThere = await fetch(location.href, { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (isThere) location.reload();
  return isThere;
}
