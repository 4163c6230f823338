import ipaddr from 'ipaddr.js';

/**
 * Whom an address stands for where calls are counted: an IPv4 address itself, of IPv6 the network of 64 bits, which
 * providers give whole to one connection.
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
