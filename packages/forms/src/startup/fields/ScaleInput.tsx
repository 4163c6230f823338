import { SliderField } from '@aval/ui';
import { useController } from 'react-hook-form';

import { controlIdOf, useUnconfirmedDefault, useWizardForm, useWizardScene } from '../useWizardForm.ts';
import type { WizardField } from '../wizardFields.ts';
import { sliderProps } from './sliderProps.ts';
import { typedFigure } from './typedFigure.ts';
import { useFieldIssue } from './useFieldIssue.ts';

/** A value on a scale that starts unanswered: the default applies until the user answers or confirms it. */
export function ScaleInput({ field }: { field: WizardField }) {
  const { control, setValue } = useWizardForm();
  const { locale } = useWizardScene();
  const standing = useUnconfirmedDefault(field);
  const { ref, value } = useController({ control, name: field.id }).field;
  const issue = useFieldIssue(field);

  function answer(given: number | string | null) {
    setValue(field.id, given, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  }

  return (
    <SliderField
      id={controlIdOf(field.id)}
      ref={ref}
      label={field.label[locale]}
      hint={field.help?.[locale]}
      required={field.required}
      error={issue}
      {...typedFigure(value)}
      onValueChange={answer}
      onUnreadText={answer}
      defaultAnswer={standing}
      {...sliderProps(field, locale)}
    />
  );
}
