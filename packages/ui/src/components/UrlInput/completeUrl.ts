/**
 * A domain with a dot and a top level of letters, optionally with a path; e-mail addresses and file paths do not match.
 */
const typedDomain = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u;

/**
 * Completes a typed web address: 'www.example.com' becomes 'https://www.example.com'.
 *
 * @returns The trimmed address; other texts are returned as typed.
 */
export function completeUrl(typed: string): string {
  const text = typed.trim();
  return typedDomain.test(text) ? `https://${text}` : typed;
}
