import { contactSchema, type Locale } from '@aval/contract';

import { useSchemaFields } from '../useSchemaFields.ts';

const contactFields = ['name', 'email', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Record<ContactField, string>;

const emptyMessage: ContactValues = { name: '', email: '', message: '' };

/** What a visitor writes, and what is wrong with the fields they have left. */
export function useContact(locale: Locale) {
  const { rewrite, inputProps, trimmed, ...rest } = useSchemaFields({
    schema: contactSchema,
    fields: contactFields,
    initial: emptyMessage,
    locale,
  });
  return {
    ...rest,
    trimmed,
    inputProps: (name: ContactField) => ({ ...inputProps(name), 'aria-required': true }),
    /** Empties the message and keeps who wrote it. */
    clear: () => rewrite({ message: '' }),
  };
}
