import { fieldGroups, type FieldGroupId, type Lookup } from '@aval/contract';
import { FormSection } from '@aval/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import type { LookupStates } from '../useLookups.ts';
import { useWizardForm, useWizardScene } from '../useWizardForm.ts';
import { steps, validate } from '../wizard.ts';
import { type WizardFieldId, wizardFieldsOf } from '../wizardFields.ts';
import { isAnswered } from '../wizardValues.ts';
import { FieldRuns } from './FieldRuns.tsx';
import { sectionLayout } from './sectionLayout.ts';
import * as styles from './sections.css.ts';
import { UnansweredFilter } from './UnansweredFilter.tsx';

const descriptions: Record<FieldGroupId, MessageDescriptor> = {
  general: msg`Its name, its location and what it does. Fields with an asterisk are required.`,
  classification: msg`It is compared with startups of the same kind, so choose what fits best today.`,
  team: msg`Move only what you know. A slider you leave alone is stored as a default and counts as unknown, whatever it shows.`,
  market: msg`Amounts are in millions of EUR a year. A slider you leave alone is stored as a default and counts as unknown.`,
  financials: msg`Leave empty what you do not know: an empty field counts as unknown, a 0 counts as 0.`,
  innovation: msg`Move only what you know. A slider you leave alone is stored as a default and counts as unknown, whatever it shows.`,
};

export interface WizardSectionProps {
  /** The section of the form. */
  group: FieldGroupId;
  /** The lists of choices, as far as loaded. */
  lookups?: LookupStates | undefined;
  /** Retries a list that failed to load. */
  onRetryLookup?: ((name: Lookup) => void) | undefined;
}

/** One step of the wizard: all fields of a group, in the order and with the explanations of the field table. */
export function WizardSection({ group, lookups = {}, onRetryLookup }: WizardSectionProps) {
  const { t } = useLingui();
  const scene = useWizardScene();
  const { locale } = scene;
  const { getValues } = useWizardForm();
  const [hidden, setHidden] = useState<ReadonlySet<WizardFieldId>>(new Set());
  const fields = wizardFieldsOf(group);
  const sections = sectionLayout(fields.filter((field) => !hidden.has(field.id)));

  const shown = { lookups, onRetryLookup };

  /** Fields answered while the filter is on stay visible: nothing disappears while it is being answered. */
  function handleFilter(isOn: boolean) {
    const values = getValues();
    const wrong = validate(values, steps.indexOf(group), scene);
    const settled = fields.filter((field) => isAnswered(field, values) && !wrong.has(field.id));
    setHidden(new Set(isOn ? settled.map((field) => field.id) : []));
  }

  return (
    <FormSection
      title={fieldGroups.find((candidate) => candidate.id === group)?.title[locale]}
      description={t(descriptions[group])}
      className={styles.section}
    >
      {fields.some((field) => field.control === 'slider') && (
        <UnansweredFilter fields={fields} isOn={hidden.size > 0} onToggle={handleFilter} />
      )}
      <div className={styles.body}>
        {sections.map((section) =>
          section.title === undefined ? (
            <div key="untitled" className={styles.untitled}>
              <FieldRuns runs={section.runs} {...shown} />
            </div>
          ) : (
            <FormSection key={section.title.en} level="group" layout="rows" title={section.title[locale]}>
              <FieldRuns runs={section.runs} {...shown} />
            </FormSection>
          ),
        )}
      </div>
    </FormSection>
  );
}
