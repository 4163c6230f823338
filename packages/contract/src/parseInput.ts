import * as z from 'zod/mini';

import { message } from './messages.ts';
import type { FieldIssue } from './schemas/errorBody.ts';
import type { Locale, Text } from './text.ts';

export type Parsed<Value> = { ok: true; value: Value } | { ok: false; issues: FieldIssue[] };

const longestPath = 200;
const mostKeysNamed = 5;

/**
 * Validates an input against its schema.
 *
 * @param most How many issues are returned at most; all of them unless the input comes from a stranger.
 * @returns The parsed value, or its issues with messages in the requested language; show the first one.
 */
export function parseInput<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
  locale: Locale,
  most = Infinity,
): Parsed<z.output<Schema>> {
  const result = z.safeParse(schema, input, { reportInput: true });
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, issues: issuesIn(firstOf(result.error.issues, most), locale).slice(0, most) };
}

/** The first issues, with that about the unknown fields of the whole input, which comes last. */
function firstOf(issues: readonly z.core.$ZodIssue[], most: number): readonly z.core.$ZodIssue[] {
  const last = issues.at(-1);
  if (issues.length <= most || last?.code !== 'unrecognized_keys') return issues.slice(0, most);
  return [...issues.slice(0, most - 1), last];
}

/**
 * Schema issues in the format of the error body, in the requested language. Many unknown fields of an object are one
 * issue, because their number is the sender's choice.
 */
export function issuesIn(issues: readonly z.core.$ZodIssue[], locale: Locale): FieldIssue[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return unknownFields(issue, locale);
    const path = pathOf(issue.path);
    return [{ path, message: textOf(issue, path)[locale] }];
  });
}

function pathOf(path: readonly PropertyKey[]): string {
  return path.map(String).join('.').slice(0, longestPath);
}

function unknownFields({ path, keys }: z.core.$ZodIssueUnrecognizedKeys, locale: Locale): FieldIssue[] {
  const named = keys.slice(0, mostKeysNamed).map((key) => pathOf([...path, key]));
  if (keys.length <= mostKeysNamed) {
    return named.map((field) => ({ path: field, message: message('unknownField', { field })[locale] }));
  }
  const text = message('unknownFields', { fields: named.join(', '), more: keys.length - named.length });
  return [{ path: named[0] ?? '', message: text[locale] }];
}

function textOf(issue: z.core.$ZodIssue, path: string): Text {
  const label = path === '' ? { en: 'The data sent', es: 'Los datos enviados' } : path;
  switch (issue.code) {
    case 'custom':
      return isText(issue.params?.['text']) ? issue.params['text'] : message('invalid', { label });
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return message('required', { label });
      return issue.expected === 'number' || issue.expected === 'int'
        ? message('number', { label })
        : message('invalid', { label });
    case 'invalid_value':
      return message('choice', { label, values: issue.values.map(String).join(', ') });
    case 'too_small':
      return message('atLeast', { label, min: String(issue.minimum) });
    case 'too_big':
      return issue.origin === 'string'
        ? message('tooLong', { label, max: String(issue.maximum) })
        : message('atMost', { label, max: String(issue.maximum) });
    default:
      return message('invalid', { label });
  }
}

function isText(value: unknown): value is Text {
  return typeof value === 'object' && value !== null && 'en' in value && 'es' in value;
}
