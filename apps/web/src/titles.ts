const productName = 'Aval';

/**
 * The title of the browser's page.
 *
 * @param title of the route, or null where a route has none.
 */
export function pageTitle(title: string | null): string {
  return title ? `${title} · ${productName}` : productName;
}
