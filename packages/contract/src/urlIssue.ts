import { message } from './messages.ts';
import type { Text } from './text.ts';

/** Of a whole name in the domain name system (RFC 1035, without the dot of the root). */
const longestHost = 253;
const domain = /^(?!-)[\p{L}\p{N}-]+(?<!-)(\.(?!-)[\p{L}\p{N}-]+(?<!-))+$/u;

/**
 * What is wrong with a web address: it must be http(s) and name a domain with a dot.
 *
 * @param host The example that the message shows.
 * @returns The message in both languages, or null when it is fine.
 */
export function urlIssue(value: string, label: Text, host: string): Text | null {
  const address = /^https?:\/\/[^\s]+$/i.test(value) && URL.canParse(value) ? new URL(value) : null;
  if (!address || address.hostname === '') return message('url', { label, host: `https://${host}` });
  const isDomain = address.hostname.length <= longestHost && domain.test(address.hostname);
  return isDomain ? null : message('urlDomain', { label, host });
}
