import { type DatedSource, startupFieldIssue } from '@aval/contract';
import type { Locale } from '@aval/metrics';
import { createContext, useContext } from 'react';
import { type FieldErrors, type UseFormReturn, useFormContext } from 'react-hook-form';

import { type WizardField, wizardFields, type WizardFieldId } from './wizardFields.ts';
import { defaultOf, wireValue, type WizardValues } from './wizardValues.ts';

export type WizardForm = UseFormReturn<WizardValues>;

/** The surrounding form; react-hook-form holds the values. */
export function useWizardForm(): WizardForm {
  return useFormContext<WizardValues>();
}

export interface WizardScene {
  currentYear: number;
  locale: Locale;
  /** The unconfirmed defaults of a stored startup; absent for a new one. */
  standing?: UnconfirmedDefaults | undefined;
  /** What its stored facts are supported by, and today; absent for a new startup, all of whose facts are new. */
  stored?: { sources: readonly DatedSource[]; today: string } | undefined;
  /** Of which day the values of a proposal are, and what supports single ones; absent where facts are stated. */
  claimed?: { asOf: string; sources: readonly DatedSource[] } | undefined;
}

/** The unconfirmed defaults of a startup. */
export type UnconfirmedDefaults = { readonly [Id in WizardFieldId]?: number };

export const WizardSceneContext = createContext<WizardScene>({ currentYear: 1900, locale: 'en' });

/** The data that every field needs for validation. */
export function useWizardScene(): WizardScene {
  return useContext(WizardSceneContext);
}

/** The default that applies while the field is unanswered. */
export function useUnconfirmedDefault(field: WizardField): number | undefined {
  const { currentYear, standing } = useWizardScene();
  return standing ? standing[field.id] : defaultOf(field, currentYear);
}

/** The react-hook-form resolver that validates every field by the field table. */
export function resolverFor(scene: WizardScene) {
  return (values: WizardValues) => {
    const errors: FieldErrors<WizardValues> = {};
    for (const field of wizardFields) {
      const message = startupFieldIssue(field.id, wireValue(field, values, scene.currentYear), scene);
      if (message !== null) errors[field.id] = { type: 'invalid', message };
    }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}

/** The element id of a field's control, to focus it. */
export function controlIdOf(id: WizardFieldId): string {
  return `startup-${id}`;
}

/** Focuses a field of the current step. */
export function focusField(id: WizardFieldId): void {
  // The user pressed a button elsewhere and needs to see the new position, even after a touch.
  document.getElementById(controlIdOf(id))?.focus({ focusVisible: true });
}
