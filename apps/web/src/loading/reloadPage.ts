/**
 * Loads the page anew once the server answers; until then it stays, where the browser would show an error of its own.
 *
 * @returns whether the server answered.
 */
export async function reloadPage(): Promise<boolean> {
  const isThere = await fetch(location.href, { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (isThere) location.reload();
  return isThere;
}
