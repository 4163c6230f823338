/**
 * Whether an If-None-Match header names a tag: among others, weak where a proxy has packed the answer, or by `*`.
 *
 * @see RFC 9110, 13.1.2: tags are compared weakly.
 */
export function namesTag(header: string | undefined, tag: string): boolean {
  return (header ?? '').split(',').some((part) => {
    const named = part.trim().replace(/^W\//, '');
    return named === tag || named === '*';
  });
}
