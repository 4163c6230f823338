import ipaddr from 'ipaddr.js';

/**
 * The rate limit key of an address: an IPv4 address itself, or the /64 network of an IPv6 address, which
 * providers assign to one connection.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
