import { Field, TextArea, TextInput } from '@aval/ui';
import { Globe, Link } from 'lucide-react';

import { controlIdOf, useWizardForm, useWizardScene } from '../useWizardForm.ts';
import type { WizardField } from '../wizardFields.ts';
import * as styles from './fields.css.ts';
import { useFieldIssue } from './useFieldIssue.ts';

/** A text, a long text or an address; typing in it renders nothing again. */
export function TypedInput({ field }: { field: WizardField }) {
  const { register } = useWizardForm();
  const { locale } = useWizardScene();
  const issue = useFieldIssue(field);
  const isUrl = field.kind === 'url';
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
      ) : (
        <TextInput
          {...props}
          type={isUrl ? 'url' : 'text'}
          leading={isUrl && <Icon className={styles.icon} aria-hidden="true" />}
          inputMode={isUrl ? 'url' : undefined}
          autoComplete="off"
          spellCheck={isUrl ? false : undefined}
        />
      )}
    </Field>
  );
}
