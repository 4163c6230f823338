import type { Endpoint } from '@aval/contract';
import * as z from 'zod/mini';

import { startupBody } from '../../testing/startupBody.ts';
import type { Randomness } from '../randomness.ts';

interface Described {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Described[];
  properties?: Record<string, Described>;
  items?: Described;
  minimum?: number;
}

/** Valid values for a part of a request, so that it is not rejected before its one hostile value is reached. */
export function goodValues(schema: Endpoint['body'], random: Randomness): Record<string, unknown> {
  if (!schema) return {};
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Described;
  const value = goodValue(described, '', random);
  const known = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const startup: Record<string, unknown> = { ...startupBody() };
  return Object.fromEntries(Object.entries(known).map(([name, one]) => [name, startup[name] ?? one]));
}

function goodValue(described: Described, name: string, random: Randomness): unknown {
  if (described.const !== undefined) return described.const;
  if (described.enum) return random.pick(described.enum);
  if (described.anyOf?.[0]) return goodValue(described.anyOf[0], name, random);
  const { properties } = described;
  if (properties) {
    const entries = Object.entries(properties).map(([key, one]) => [key, goodValue(one, key, random)] as const);
    return Object.fromEntries(entries);
  }
  const type = Array.isArray(described.type) ? described.type[0] : described.type;
  if (type === 'integer' || type === 'number') return described.minimum ?? 1;
  if (type === 'boolean') return true;
  if (type === 'array') return described.items ? [goodValue(described.items, name, random)] : [];
  if (/email/i.test(name)) return `somebody${random.below(1e9)}@example.com`;
  if (/password/i.test(name)) return 'Fuzz!Pass1';
  if (/url|website/i.test(name)) return 'https://example.com';
  return 'Text';
}
