import { contactSchema, type Locale } from '@aval/contract';
import { useState } from 'react';

import { useSchemaFields } from '../useSchemaFields.ts';

const contactFields = ['name', 'email', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Record<ContactField, string>;

const emptyMessage: ContactValues = { name: '', email: '', message: '' };

/** What a visitor writes, and what is wrong with the fields they have left. */
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
    /** Empties the message that was sent and keeps who wrote it: from here on they are what the form begins with. */
    clear: () => {
      rewrite({ message: '' });
      setSent({ ...trimmed(), message: '' });
    },
  };
}
