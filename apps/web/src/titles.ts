const productName = 'Aval';

/**
 * The document title.
 *
 * @param title Title of the route, or null when it has none.
 */
export function pageTitle(title: string | null): string {
  return title ? `${title} · ${productName}` : productName;
}
