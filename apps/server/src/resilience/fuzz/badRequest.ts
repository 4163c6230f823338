import { type Endpoint, type EndpointId, endpoints } from '@aval/contract';

import type { Randomness } from '../randomness.ts';
import { goodValues } from './goodValues.ts';
import { hostileFiles, oversized } from './hostileFiles.ts';
import { hostileSegments, hostileTexts, hostileValues } from './hostileValues.ts';

export interface BadRequest {
  endpoint: EndpointId;
  method: string;
  /** Sent unmodified, without normalization. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
  /** Larger than the server accepts, so it may close the connection while the request is being sent. */
  isOversized: boolean;
  isStream: boolean;
}

/** Tokens of users by role; a request uses one of them or an invalid one. */
export interface Tokens {
  admin: string;
  user: string;
}

const endpointIds = Object.keys(endpoints) as EndpointId[];
const boundary = 'fuzz-boundary';

/** Generates a bad request for the endpoint of this turn; the turns cycle through all endpoints. */
export function badRequest(turn: number, tokens: Tokens, random: Randomness): BadRequest {
  const id = endpointIds[turn % endpointIds.length] ?? 'healthLive';
  const endpoint: Endpoint = endpoints[id];
  const request: BadRequest = {
    endpoint: id,
    method: endpoint.method,
    path: pathOf(endpoint, random) + queryOf(endpoint, random),
    headers: headersOf(endpoint, tokens, random),
    body: null,
    isOversized: false,
    isStream: endpoint.response === 'events',
  };
  if (random.isTrue(0.02)) request.method = random.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']);
  if (random.isTrue(0.03)) request.path = `/${random.pick(hostileSegments)}${request.path}`;
  if (endpoint.files && random.isTrue(0.85)) return withFile(request, endpoint.files, random);
  if (endpoint.body || random.isTrue(0.05)) return withBody(request, endpoint, random);
  return request;
}

function pathOf(endpoint: Endpoint, random: Randomness): string {
  const path = random.pick([endpoint.path, ...(endpoint.aliases ?? [])]);
  const isMeantWell = random.isTrue(0.35);
  return path.replaceAll(/\{\w+\}/g, () => {
    // Id 1 is the administrator that the run needs.
    return isMeantWell ? String(2 + random.below(12)) : random.pick(hostileSegments);
  });
}

function queryOf(endpoint: Endpoint, random: Randomness): string {
  if (!endpoint.query && !random.isTrue(0.1)) return '';
  const known = Object.keys(goodValues(endpoint.query, random));
  const names = [...known, '__proto__', 'a[]', 'a[b]', '', 'toString'];
  const pairs = Array.from({ length: random.below(5) }, () => {
    const value = random
      .pick([...hostileTexts, '1', '2', 'asc'])
      .slice(0, 4000)
      .toWellFormed();
    return `${random.pick(names)}=${random.isTrue(0.1) ? '%zz%' : encodeURIComponent(value)}`;
  });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

function headersOf(endpoint: Endpoint, tokens: Tokens, random: Randomness): Record<string, string> {
  const headers: Record<string, string> = {};
  const token = random.isTrue(0.75) ? tokens.admin : tokenOf(tokens, random);
  if (token !== '') headers['authorization'] = token.includes(' ') ? token : `Bearer ${token}`;
  if (random.isTrue(0.1)) headers['accept-language'] = random.pick(['es', 'xx-yy;q=9', ','.repeat(500), '*;q=-1']);
  if (random.isTrue(0.05)) headers['cookie'] = random.pick(['aval_refresh=%zz', '=;=;', `a=${'b'.repeat(4000)}`]);
  if (random.isTrue(0.05)) headers['x-forwarded-for'] = random.pick(['127.0.0.1', "' or 1=1", '::::']);
  if (random.isTrue(0.05)) headers['if-none-match'] = random.pick(['*', '"', 'W/"']);
  for (const name of Object.keys(goodValues(endpoint.headers, random))) {
    // Keeps the token valid; with a broken one the request would not get past authentication.
    if (name === 'authorization' || !random.isTrue(0.7)) continue;
    headers[name] = random.pick([
      '-1',
      '1e9',
      "'",
      'yesterday',
      'a'.repeat(2000),
      '00000000-0000-0000-0000-000000000000',
    ]);
  }
  return headers;
}

function tokenOf({ admin, user }: Tokens, random: Randomness): string {
  const [head = '', claims = '', signature = ''] = admin.split('.');
  const noAlgorithm = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  const others = Buffer.from('{"sub":"1","sid":"1","role":"admin","exp":9999999999}').toString('base64url');
  return random.pick([
    '',
    user,
    user,
    'x',
    `${noAlgorithm}.${claims}.`,
    `${head}.${others}.${signature}`,
    `${head}.${claims}.${signature.slice(1)}`,
    'Basic YWRtaW46YWRtaW4=',
    'Bearer  ',
    "Bearer ' or 1=1 --",
    'a'.repeat(6000),
  ]);
}

function withFile(
  request: BadRequest,
  { part, maxBytes }: NonNullable<Endpoint['files']>,
  random: Randomness,
): BadRequest {
  const isOversized = random.isTrue(0.04);
  const file = random.pick(hostileFiles);
  const name = random.isTrue(0.1) ? 'other' : part;
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${file.name}"\r\nContent-Type: ${file.type}\r\n\r\n`;
  const field = `\r\n--${boundary}\r\nContent-Disposition: form-data; name="documentType"\r\n\r\n${random.pick(hostileTexts).toWellFormed()}`;
  const bytes = isOversized ? oversized(maxBytes) : file.bytes();
  const end = random.isTrue(0.1) ? '' : `\r\n--${boundary}--\r\n`;
  const isNamed = !random.isTrue(0.05);
  return {
    ...request,
    isOversized,
    headers: {
      ...request.headers,
      'content-type': `multipart/form-data${isNamed ? `; boundary=${boundary}` : ''}`,
    },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(random.isTrue(0.3) ? field : ''), Buffer.from(end)]),
  };
}

function withBody(request: BadRequest, endpoint: Endpoint, random: Randomness): BadRequest {
  const good = goodValues(endpoint.body, random);
  const isOversized = random.isTrue(0.01);
  const text = isOversized ? JSON.stringify({ a: 'x'.repeat(2_000_000) }) : bodyText(good, random);
  const type = random.isTrue(0.93)
    ? 'application/json'
    : random.pick(['text/plain', 'application/xml', 'multipart/form-data', 'application/json; charset=utf-16', '']);
  return {
    ...request,
    isOversized,
    headers: { ...request.headers, ...(type && { 'content-type': type }) },
    body: random.isTrue(0.03) ? Buffer.from([0xff, 0xfe, 0x00, 0x7b]) : Buffer.from(text),
  };
}

/** Up to what the server accepts of a signed-in user. */
function manyFields(random: Randomness): Record<string, unknown> {
  const count = random.pick([10, 1000, 19_000, 50_000]);
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1]));
}

function bodyText(good: Record<string, unknown>, random: Randomness): string {
  const kind = random.below(20);
  if (kind === 0) return JSON.stringify(good).slice(0, -1);
  if (kind === 1) return random.pick(['', '{', '[', 'null', '"a"', '1', 'NaN', '{"a":}', "{'a':1}", '{"a":1,}']);
  if (kind === 2) return JSON.stringify(random.pick(hostileValues));
  if (kind === 3) return '[{"a":'.repeat(20_000);
  if (kind === 4) return `{"__proto__":{"role":"admin"},${JSON.stringify(good).slice(1)}`;
  if (kind === 5) return JSON.stringify({ ...good, [random.pick(hostileTexts)]: random.pick(hostileValues) });
  if (kind === 6) return JSON.stringify(random.isTrue(0.5) ? [good] : { ...good, ...manyFields(random) });
  if (kind === 7) return JSON.stringify(good).replace(/:[^,}]+/, ':1e999');
  const bad: Record<string, unknown> = { ...good };
  const names = Object.keys(good);
  for (let changes = 1 + random.below(2); changes > 0 && names.length > 0; changes -= 1) {
    const name = random.pick(names);
    if (random.isTrue(0.15)) delete bad[name];
    else bad[name] = random.pick(hostileValues);
  }
  return JSON.stringify(bad);
}
