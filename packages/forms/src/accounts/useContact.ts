import { contactSchema, type Locale } from '@aval/contract';
import { useState } from 'react';

import { useSchemaFields } from '../useSchemaFields.ts';

const contactFields = ['name', 'email', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Record<ContactField, string>;

const emptyMessage: ContactValues = { name: '', email: '', message: '' };

/** The values of the contact form, and the issues of the fields that lost the focus. */
export function useContact(locale: Locale, onDirtyChange?: (isDirty: boolean) => void) {
  const [sent, setSent] = useState(emptyMessage);
  const { rewrite, inputProps, trimmed, ...rest } = useSchemaFields({
    schema: contactSchema,
    fields: contactFields,
    initial: sent,
    locale,
    onDirtyChange,
  });
  return {
    ...rest,
    trimmed,
    inputProps: (name: ContactField) => ({ ...inputProps(name), 'aria-required': true }),
    /** Clears the sent message and keeps the sender's data, which becomes the new initial state. */
    clear: () => {
      rewrite({ message: '' });
      setSent({ ...trimmed(), message: '' });
    },
  };
}
