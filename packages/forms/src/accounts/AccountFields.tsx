import { Field, TextInput, type TextInputProps, UrlInput } from '@aval/ui';
import type { ReactNode } from 'react';

import { useAccountLabels } from './useAccountLabels.ts';
import type { PersonField } from './userFields.ts';

export interface AccountFieldsProps {
  /** The form that contains the fields. */
  account: {
    shownIssue: (field: PersonField) => string | undefined;
    inputProps: (field: PersonField) => Pick<TextInputProps, 'name' | 'defaultValue' | 'ref' | 'onChange' | 'onBlur'>;
  };
  /** Whether users fill in their own data, which the browser may autofill; it must not for other people's data. */
  isOwn?: boolean | undefined;
}

export interface PersonFieldsProps extends AccountFieldsProps {
  /** The field of the e-mail, after the name. Users change their own by itself, because it has to be confirmed. */
  email?: ReactNode;
}

/** The name and contact fields of a person. */
export function PersonFields({ account: { shownIssue, inputProps }, email, isOwn = false }: PersonFieldsProps) {
  const labels = useAccountLabels();
  const known = (token: string) => (isOwn ? token : 'off');
  return (
    <>
      <Field label={labels.first_name} required error={shownIssue('first_name')}>
        <TextInput autoComplete={known('given-name')} {...inputProps('first_name')} />
      </Field>
      <Field label={labels.last_name} required error={shownIssue('last_name')}>
        <TextInput autoComplete={known('family-name')} {...inputProps('last_name')} />
      </Field>
      {email}
      <Field label={labels.phone} error={shownIssue('phone')}>
        <TextInput type="tel" inputMode="tel" autoComplete={known('tel')} {...inputProps('phone')} />
      </Field>
      <Field label={labels.linkedin_personal_url} error={shownIssue('linkedin_personal_url')}>
        <UrlInput autoComplete={known('url')} {...inputProps('linkedin_personal_url')} />
      </Field>
    </>
  );
}

/** The fields of a person's company. */
export function CompanyFields({ account: { shownIssue, inputProps }, isOwn = false }: AccountFieldsProps) {
  const labels = useAccountLabels();
  return (
    <>
      <Field label={labels.company_name} error={shownIssue('company_name')}>
        <TextInput autoComplete={isOwn ? 'organization' : 'off'} {...inputProps('company_name')} />
      </Field>
      <Field label={labels.linkedin_company_url} error={shownIssue('linkedin_company_url')}>
        <UrlInput autoComplete="off" {...inputProps('linkedin_company_url')} />
      </Field>
    </>
  );
}
