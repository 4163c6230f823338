import * as z from 'zod/mini';

import { isBlank } from '../isBlank.ts';
import { message } from '../messages.ts';
import { isStorableText } from '../storableText.ts';
import type { Text } from '../text.ts';
import { isLongerThan } from '../textLength.ts';

const largestId = 2_147_483_647;

/** The id of a row in a body or an answer. */
export const rowId = z.number().check(z.int(), z.minimum(1), z.maximum(largestId));

/** The id of a row in a path or a query, where it travels as text. */
export const pathId = z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(largestId));

/**
 * What an edit may be bound to: the entity tag of a record, its `updated_at` in double quotes. An edit of a record that
 * was edited since is refused with STALE.
 */
export const editPrecondition = { 'if-match': z.optional(z.string()) };

/** A text that can be stored and has at most so many characters, as people count them. */
export function storableText(maxLength: number) {
  return z
    .string()
    .check(({ value, issues }) => {
      if (!isLongerThan(value, maxLength)) return;
      issues.push({ code: 'too_big', origin: 'string', maximum: maxLength, inclusive: true, input: value });
    }, z.refine(isStorableText))
    .register(z.globalRegistry, { maxLength });
}

/** A text that names something: a session, a token, a log. */
export function nameText(maxLength: number) {
  return z.string().check(z.minLength(1), z.maxLength(maxLength), z.refine(isStorableText));
}

/** Names one request, so that sending it again does not do the work twice: a UUID that the client made. */
export const requestKey = z.uuid();

/** A moment, ISO 8601 in UTC. */
export const timestamp = z.string();

/**
 * A schema made of one judging function, whose message exists in both languages.
 *
 * @param issueOf The message, or null when the value is fine; it sees undefined for a missing one.
 * @param clean Puts a good value in its stored form.
 * @param jsonSchema What OpenAPI says of it.
 */
export function judged<Value>(
  issueOf: (value: unknown) => Text | null,
  jsonSchema: Record<string, unknown>,
  clean: (value: Value) => Value = (value) => value,
) {
  const schema = z.custom<Value>().check((context) => {
    const text = issueOf(context.value);
    if (text) context.issues.push({ code: 'custom', input: context.value, message: text.en, params: { text } });
  }, z.overwrite(clean));
  return schema.register(z.globalRegistry, jsonSchema);
}

/** A text that is asked for, without spaces around. */
export function requiredText(label: Text, maxLength: number) {
  return judged<string>((value) => textIssue(value, label, maxLength, true), { type: 'string', maxLength }, trimmed);
}

/** A text that may be left out; null and '' empty it. */
export function optionalText(label: Text, maxLength: number) {
  return z.optional(
    judged<string | null>(
      (value) => textIssue(value, label, maxLength, false),
      { type: ['string', 'null'], maxLength },
      emptied,
    ),
  );
}

/** What is stored of a text that may be left out: without spaces around, and null where nothing is left. */
export function emptied(value: string | null): string | null {
  if (isBlank(value)) return null;
  return typeof value === 'string' ? value.trim() : value;
}

function trimmed<Value>(value: Value): Value | string {
  return typeof value === 'string' ? value.trim() : value;
}

function textIssue(value: unknown, label: Text, maxLength: number, isRequired: boolean): Text | null {
  if (isBlank(value)) return isRequired ? message('required', { label }) : null;
  if (typeof value !== 'string') return message('text', { label });
  if (isLongerThan(value.trim(), maxLength)) return message('tooLong', { label, max: maxLength });
  return isStorableText(value) ? null : message('unstorable', { label });
}
