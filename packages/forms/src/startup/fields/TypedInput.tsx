import { Field, TextArea, TextInput, UrlInput } from '@aval/ui';
import { Globe, Link } from 'lucide-react';

import { controlIdOf, useWizardForm, useWizardScene } from '../useWizardForm.ts';
import type { WizardField } from '../wizardFields.ts';
import * as styles from './fields.css.ts';
import { useFieldIssue } from './useFieldIssue.ts';

/** A text, a long text or a URL; typing causes no re-render. */
export function TypedInput({ field }: { field: WizardField }) {
  const { register } = useWizardForm();
  const { locale } = useWizardScene();
  const issue = useFieldIssue(field);
  const Icon = field.id === 'website_url' ? Globe : Link;
  const props = {
    ...register(field.id),
    placeholder: field.placeholder?.[locale],
  };
  return (
    <Field
      label={field.label[locale]}
      hint={field.help?.[locale]}
      required={field.required}
      error={issue}
      controlId={controlIdOf(field.id)}
    >
      {field.control === 'textarea' ? (
        <TextArea rows={4} {...props} />
      ) : field.kind === 'url' ? (
        <UrlInput {...props} leading={<Icon className={styles.icon} aria-hidden="true" />} autoComplete="off" />
      ) : (
        <TextInput {...props} autoComplete="off" />
      )}
    </Field>
  );
}
