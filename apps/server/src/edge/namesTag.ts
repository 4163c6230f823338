/**
 * Whether an If-None-Match header matches a tag: in a list, weak after a proxy compressed the response, or by `*`.
 *
 * @see RFC 9110, 13.1.2: tags are compared weakly.
 */
export function namesTag(header: string | undefined, tag: string): boolean {
  return (header ?? '').split(',').some((part) => {
    const named = part.trim().replace(/^W\//, '');
    return named === tag || named === '*';
  });
}
