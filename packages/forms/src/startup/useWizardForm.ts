import { startupFieldIssue } from '@aval/contract';
import type { Locale } from '@aval/metrics';
import { createContext, useContext } from 'react';
import { type FieldErrors, type UseFormReturn, useFormContext } from 'react-hook-form';

import { type WizardField, wizardFields, type WizardFieldId } from './wizardFields.ts';
import { defaultOf, wireValue, type WizardValues } from './wizardValues.ts';

export type WizardForm = UseFormReturn<WizardValues>;

/** The form around the fields: react-hook-form owns the values. */
export function useWizardForm(): WizardForm {
  return useFormContext<WizardValues>();
}

export interface WizardScene {
  currentYear: number;
  locale: Locale;
  /** The stored defaults of a startup that is being edited; without it the defaults are those of a new one. */
  standing?: StandingDefaults | undefined;
}

/** What stands in the record of a startup because nobody has stated it. */
export type StandingDefaults = { readonly [Id in WizardFieldId]?: number };

export const WizardSceneContext = createContext<WizardScene>({ currentYear: 1900, locale: 'en' });

/** What every field needs to judge its value. */
export function useWizardScene(): WizardScene {
  return useContext(WizardSceneContext);
}

/** The number that stands while nobody has answered the field. */
export function useStandingDefault(field: WizardField): number | undefined {
  const { currentYear, standing } = useWizardScene();
  return standing ? standing[field.id] : defaultOf(field, currentYear);
}

/** Judges every field by the field table, for react-hook-form. */
export function resolverFor(scene: WizardScene) {
  return (values: WizardValues) => {
    const errors: FieldErrors<WizardValues> = {};
    for (const field of wizardFields) {
      const message = startupFieldIssue(field.id, wireValue(field, values, scene.currentYear), scene);
      if (message !== null) errors[field.id] = { type: 'judged', message };
    }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}

/** The id that a field's control has in the page, so that the focus can be moved to it. */
export function controlIdOf(id: WizardFieldId): string {
  return `startup-${id}`;
}

/** Moves the focus to a field of the step on screen. */
export function focusField(id: WizardFieldId): void {
  // The person came by a button elsewhere and must see where they are, also when they pressed it with a finger.
  document.getElementById(controlIdOf(id))?.focus({ focusVisible: true });
}
