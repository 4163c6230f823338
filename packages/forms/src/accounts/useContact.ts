import { contactSchema, type Locale, parseInput } from '@aval/contract';
import { useState } from 'react';

export const contactFields = ['name', 'email', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Record<ContactField, string>;

const emptyMessage: ContactValues = { name: '', email: '', message: '' };

/** What a visitor writes, judged by the schema of the call, and what is wrong with the fields they have left. */
export function useContact(locale: Locale) {
  const [values, setValues] = useState(emptyMessage);
  const [touched, setTouched] = useState<ReadonlySet<ContactField>>(new Set());
  const parsed = parseInput(contactSchema, values, locale);
  const issues = new Map(parsed.ok ? [] : parsed.issues.map(({ path, message }) => [path, message]));

  return {
    values,
    shownIssue: (field: ContactField) => (touched.has(field) ? issues.get(field) : undefined),
    inputProps: (name: ContactField) => ({
      name,
      value: values[name],
      'aria-required': true,
      onChange: (event: { target: { value: string } }) =>
        setValues((before) => ({ ...before, [name]: event.target.value })),
      onBlur: () => setTouched((before) => new Set(before).add(name)),
    }),
    /** Shows every message; answers the first field at fault, or undefined when the message can be sent. */
    firstIssue: () => {
      setTouched(new Set(contactFields));
      return contactFields.find((field) => issues.has(field));
    },
    /** Empties the message and keeps who wrote it. */
    clear: () => {
      setValues((before) => ({ ...before, message: '' }));
      setTouched(new Set());
    },
  };
}
