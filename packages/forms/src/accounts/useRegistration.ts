import { accountFieldIssue, type ProfileGroupCode, type ProfileTypeCode } from '@aval/contract';
import type { Locale } from '@aval/metrics';
import { type FocusEvent, useState } from 'react';

import { useTypedFields } from '../useTypedFields.ts';

const registerFields = [
  'first_name',
  'last_name',
  'email',
  'profile_type_code',
  'profile_group_code',
  'password',
  'terms',
] as const;
type RegisterField = (typeof registerFields)[number];

export interface RegisterValues {
  first_name: string;
  last_name: string;
  email: string;
  profile_type_code: ProfileTypeCode;
  profile_group_code: ProfileGroupCode;
  password: string;
}

const textFields = ['first_name', 'last_name', 'email', 'password'] as const;
type TextField = (typeof textFields)[number];
const noTexts: Record<TextField, string> = { first_name: '', last_name: '', email: '', password: '' };
const noChoices = { profile_type_code: '', profile_group_code: '', terms: false };
type ChoiceField = keyof typeof noChoices;

/** The values of the registration form, and the issues of the fields that lost the focus. */
export function useRegistration(locale: Locale) {
  const { typed, ...texts } = useTypedFields({
    fields: textFields,
    initial: noTexts,
    issuesOf: (values) =>
      Object.fromEntries(textFields.map((field) => [field, accountFieldIssue(field, values[field], locale)])),
  });
  const [choices, setChoices] = useState(noChoices);
  const [touched, setTouched] = useState<ReadonlySet<ChoiceField>>(new Set());
  const choiceIssue = (field: ChoiceField) => accountFieldIssue(field, choices[field], locale);
  const isChoice = (field: RegisterField): field is ChoiceField => field in noChoices;

  function change(part: Partial<typeof noChoices>) {
    setChoices((before) => ({ ...before, ...part }));
  }

  function touch(field: ChoiceField) {
    setTouched((before) => new Set(before).add(field));
  }

  return {
    typed,
    terms: choices.terms,
    setTerms: (terms: boolean) => change({ terms }),
    touch,
    shownIssue: (field: RegisterField) => {
      if (!isChoice(field)) return texts.shownIssue(field);
      return touched.has(field) ? (choiceIssue(field) ?? undefined) : undefined;
    },
    textProps: (name: TextField) => ({ ...texts.inputProps(name), 'aria-required': true }),
    groupProps: (name: 'profile_type_code' | 'profile_group_code') => ({
      name,
      value: choices[name],
      onValueChange: (code: string) => change({ [name]: code }),
      // Moving between choices does not count as leaving the group.
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) touch(name);
      },
    }),
    /** Shows every message; returns the first invalid field, or undefined when the account can be created. */
    firstIssue: () => {
      setTouched(new Set(['profile_type_code', 'profile_group_code', 'terms']));
      const firstText = texts.firstIssue();
      return registerFields.find((field) => (isChoice(field) ? choiceIssue(field) !== null : field === firstText));
    },
    /** The request body, from valid values. */
    body: (): RegisterValues => {
      const { terms: _, ...codes } = choices;
      return { ...texts.trimmed(), ...codes, password: typed.now().password } as RegisterValues;
    },
  };
}
