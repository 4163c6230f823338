import { isIP } from 'node:net';

import ipaddr from 'ipaddr.js';

/** Ranges that ipaddr.js treats as unicast although they map to internal addresses or embed other addresses. */
const hidden = ['64:ff9b::/96', '64:ff9b:1::/48', '2002::/16', '2001::/32', 'fec0::/10', '::/96'].map((range) =>
  ipaddr.parseCIDR(range),
);

/** Whether an address is public: neither private, loopback, link-local, reserved nor embedding such an address. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return !hidden.some(([range, bits]) => parsed.kind() === range.kind() && parsed.match(range, bits));
}

const ordinaryPorts = new Set(['', '80', '443', '8080', '8443']);

const refusals = ['scheme', 'credentials', 'port', 'address'] as const;
export type Refusal = (typeof refusals)[number];

/** Returns why a URL may not be fetched, as far as known without a DNS lookup; null if it may. */
export function refusalOf(url: URL, allowed: ReadonlySet<string>): Refusal | null {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'scheme';
  if (url.username !== '' || url.password !== '') return 'credentials';
  if (allowed.has(hostAndPort(url))) return null;
  if (!ordinaryPorts.has(url.port)) return 'port';
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  if (isIP(host) > 0) return isPublicAddress(host) ? null : 'address';
  return /(?:^|\.)(?:localhost|local|internal|lan|home|corp|test|invalid|onion)\.?$/.test(host) || !host.includes('.')
    ? 'address'
    : null;
}

/** Returns the host and port of a URL, including a default port. */
export function hostAndPort({ hostname, port, protocol }: URL): string {
  return `${hostname.toLowerCase()}:${port || (protocol === 'https:' ? '443' : '80')}`;
}
