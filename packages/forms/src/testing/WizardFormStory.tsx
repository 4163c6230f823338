import { type ReactNode, useMemo } from 'react';
import { FormProvider, useForm } from 'react-hook-form';

import { useFormsLocale } from '../messages.ts';
import { resolverFor, WizardSceneContext } from '../startup/useWizardForm.ts';
import { emptyValues, type WizardValues } from '../startup/wizardValues.ts';

export interface WizardFormStoryProps {
  values?: WizardValues | undefined;
  children: ReactNode;
}

/** The form around a step of the wizard, with a fixed year. */
export function WizardFormStory({ values = emptyValues(), children }: WizardFormStoryProps) {
  const locale = useFormsLocale();
  const scene = useMemo(() => ({ currentYear: 2026, locale }), [locale]);
  const form = useForm<WizardValues>({ defaultValues: values, mode: 'onTouched', resolver: resolverFor(scene) });
  return (
    <FormProvider {...form}>
      <WizardSceneContext value={scene}>{children}</WizardSceneContext>
    </FormProvider>
  );
}
