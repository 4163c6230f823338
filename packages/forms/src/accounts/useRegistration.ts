import { accountFieldIssue, type ProfileGroupCode, type ProfileTypeCode } from '@aval/contract';
import type { Locale } from '@aval/metrics';
import { type FocusEvent, useState } from 'react';

const registerFields = [
  'first_name',
  'last_name',
  'email',
  'profile_type_code',
  'profile_group_code',
  'password',
  'terms',
] as const;
export type RegisterField = (typeof registerFields)[number];

export interface RegisterValues {
  first_name: string;
  last_name: string;
  email: string;
  profile_type_code: ProfileTypeCode;
  profile_group_code: ProfileGroupCode;
  password: string;
}

type Draft = { [Id in Exclude<RegisterField, 'terms'>]: string } & { terms: boolean };

const emptyDraft: Draft = {
  first_name: '',
  last_name: '',
  email: '',
  profile_type_code: '',
  profile_group_code: '',
  password: '',
  terms: false,
};

/** What a person has entered to register, and what is wrong with the fields they have left. */
export function useRegistration(locale: Locale) {
  const [values, setValues] = useState(emptyDraft);
  const [touched, setTouched] = useState<ReadonlySet<RegisterField>>(new Set());

  function issueOf(field: RegisterField): string | null {
    return accountFieldIssue(field, values[field], locale);
  }

  function change(part: Partial<Draft>) {
    setValues((before) => ({ ...before, ...part }));
  }

  function touch(field: RegisterField) {
    setTouched((before) => new Set(before).add(field));
  }

  return {
    values,
    change,
    touch,
    shownIssue: (field: RegisterField) => (touched.has(field) ? (issueOf(field) ?? undefined) : undefined),
    textProps: (name: 'first_name' | 'last_name' | 'email' | 'password') => ({
      name,
      value: values[name],
      'aria-required': true,
      onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
      onBlur: () => touch(name),
    }),
    groupProps: (name: 'profile_type_code' | 'profile_group_code') => ({
      name,
      value: values[name],
      onValueChange: (code: string) => change({ [name]: code }),
      // Going from one choice to the next is not leaving the group.
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) touch(name);
      },
    }),
    /** Shows every message; answers the first field at fault, or undefined when the account can be created. */
    firstIssue: () => {
      setTouched(new Set(registerFields));
      return registerFields.find((field) => issueOf(field) !== null);
    },
    /** What the call takes, from values without an issue. */
    body: (): RegisterValues => {
      const { terms: _, ...body } = values;
      const trimmed = {
        first_name: body.first_name.trim(),
        last_name: body.last_name.trim(),
        email: body.email.trim(),
      };
      return { ...body, ...trimmed } as RegisterValues;
    },
  };
}
