import { type FieldGroupId, fieldGroups, startupField } from '@aval/contract';
import { FormSection } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import { editFields } from '../edit/editFields.ts';
import type { EditValues } from '../edit/editValues.ts';
import { FactsPanel } from '../facts/FactsPanel.tsx';
import { factObjectIds } from '../facts/factValues.ts';
import { FieldRuns } from '../sections/FieldRuns.tsx';
import { sectionLayout } from '../sections/sectionLayout.ts';
import * as section from '../sections/sections.css.ts';
import type { useLookups } from '../useLookups.ts';
import { useWizardScene } from '../useWizardForm.ts';
import type { WizardField } from '../wizardFields.ts';
import { DefaultNote } from './DefaultNote.tsx';
import { MissingNote } from './MissingNote.tsx';

interface EditSectionProps {
  group: FieldGroupId;
  /** The fields of all sections. */
  shown?: readonly WizardField[];
  description?: string;
  before: EditValues;
  lookups: ReturnType<typeof useLookups>;
}

/** One section of the edit form: its fields as in the wizard, then its structured facts. */
export function EditSection({ group, shown = editFields, description, before, lookups }: EditSectionProps) {
  const { t } = useLingui();
  const { locale, standing } = useWizardScene();
  const fields = shown.filter((field) => field.group === group);
  const objects = factObjectIds.filter((id) => startupField(id).group === group);
  const { states, retry } = lookups;
  const runs = {
    lookups: states,
    onRetryLookup: retry,
    renderNote: (field: (typeof fields)[number]) =>
      standing?.[field.id] === undefined || field.control === 'slider' ? undefined : (
        <DefaultNote field={field} lookup={field.lookup && states[field.lookup]} />
      ),
  };
  return (
    <FormSection
      title={fieldGroups.find(({ id }) => id === group)?.title[locale]}
      description={
        description ??
        t`Fields with an asterisk are required for the evaluation. A default counts as unknown until someone confirms it.`
      }
    >
      <MissingNote fields={fields} before={before} />
      <div className={section.body}>
        {sectionLayout(fields).map((part) =>
          part.title === undefined ? (
            <div key={`untitled ${part.runs[0]?.fields[0]?.id}`} className={section.untitled}>
              <FieldRuns runs={part.runs} {...runs} />
            </div>
          ) : (
            <FormSection key={part.title.en} level="group" layout="rows" title={part.title[locale]}>
              <FieldRuns runs={part.runs} {...runs} />
            </FormSection>
          ),
        )}
        {objects.map((id) => (
          <FactsPanel key={id} id={id} />
        ))}
      </div>
    </FormSection>
  );
}
