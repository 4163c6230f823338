import { message } from './messages.ts';
import type { Text } from './text.ts';

/** Maximum length of a full domain name (RFC 1035, without the root dot). */
const longestHost = 253;
const domain = /^(?!-)[\p{L}\p{N}-]+(?<!-)(\.(?!-)[\p{L}\p{N}-]+(?<!-))+$/u;

/**
 * Validates a web address: it must be http(s) with a domain that contains a dot.
 *
 * @param host The example host in the message.
 * @returns The message in both languages, or null when it is valid.
 */
export function urlIssue(value: string, label: Text, host: string): Text | null {
  const address = /^https?:\/\/[^\s]+$/i.test(value) && URL.canParse(value) ? new URL(value) : null;
  if (!address || address.hostname === '') return message('url', { label, host: `https://${host}` });
  const isDomain = address.hostname.length <= longestHost && domain.test(address.hostname);
  return isDomain ? null : message('urlDomain', { label, host });
}
