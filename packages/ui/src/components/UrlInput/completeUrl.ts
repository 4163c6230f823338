/** A domain with a dot and a top level of letters, and what may follow it; an address of mail or of a file is none. */
const typedDomain = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u;

/**
 * Makes a web address of what people type for one: 'www.example.com' becomes 'https://www.example.com'.
 *
 * @returns The address without spaces around it; a text that is no bare domain as it was typed.
 */
export function completeUrl(typed: string): string {
  const text = typed.trim();
  return typedDomain.test(text) ? `https://${text}` : typed;
}
