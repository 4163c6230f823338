import { Field, TextArea } from '@aval/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';

import { useFieldIssue } from '../fields/useFieldIssue.ts';
import { controlIdOf, useWizardForm, useWizardScene } from '../useWizardForm.ts';
import { wizardField } from '../wizardFields.ts';

const field = wizardField('description');

/** The description, with the excerpt that a card shows and its length. */
export function DescriptionInput() {
  const { t } = useLingui();
  const { register } = useWizardForm();
  const { locale } = useWizardScene();
  const issue = useFieldIssue(field);
  return (
    <Field
      label={field.label[locale]}
      hint={t`The card shows the first 50 characters`}
      aside={<Length />}
      required={field.required}
      error={issue}
      controlId={controlIdOf('description')}
    >
      <TextArea rows={3} {...register('description')} />
    </Field>
  );
}

function Length() {
  const { control } = useWizardForm();
  const length = useWatch({ control, name: 'description', compute: (text) => String(text).trim().length });
  return <Plural value={length} one="# character" other="# characters" />;
}
