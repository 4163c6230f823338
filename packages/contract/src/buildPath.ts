type Part = string | number | boolean | null | undefined;

/**
 * The URL of an endpoint with its path parameters and query filled in; omits empty query values.
 *
 * @throws RangeError when a parameter of the path is missing.
 */
export function buildPath(
  path: string,
  params: Readonly<Record<string, Part>> = {},
  query: Readonly<Record<string, Part>> = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') {
      throw new RangeError(`buildPath: '${path}' needs the parameter '${name}'.`);
    }
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return search.size === 0 ? filled : `${filled}?${search.toString()}`;
}
