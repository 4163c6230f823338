import * as z from 'zod/mini';

import { message } from './messages.ts';
import type { FieldIssue } from './schemas/errorBody.ts';
import type { Locale, Text } from './text.ts';

export type Parsed<Value> = { ok: true; value: Value } | { ok: false; issues: FieldIssue[] };

/**
 * Validates an input against its schema.
 *
 * @returns The parsed value, or all issues with messages in the requested language; show the first one.
 */
export function parseInput<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
  locale: Locale,
): Parsed<z.output<Schema>> {
  const result = z.safeParse(schema, input, { reportInput: true });
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, issues: issuesIn(result.error.issues, locale) };
}

/** Schema issues in the format of the error body, in the requested language. */
export function issuesIn(issues: readonly z.core.$ZodIssue[], locale: Locale): FieldIssue[] {
  return issues.flatMap((issue) => {
    const path = issue.path.map(String).join('.');
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => unknownField(path === '' ? key : `${path}.${key}`, locale));
    }
    return [{ path, message: textOf(issue, path)[locale] }];
  });
}

function unknownField(path: string, locale: Locale): FieldIssue {
  return { path, message: message('unknownField', { field: path.slice(0, 200) })[locale] };
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
