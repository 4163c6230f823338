import { type FieldGroupId, startupField } from '@aval/contract';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useFormContext } from 'react-hook-form';

import { Contradictions } from '../../contradictions/Contradictions.tsx';
import { editFields } from '../edit/editFields.ts';
import type { EditValues } from '../edit/editValues.ts';
import { editedFacts } from '../edit/liveEdit.ts';
import { type FactObjectId, factObjectIds } from '../facts/factValues.ts';
import { evaluatedLists, type LookupRows } from '../lookups.ts';
import { useWizardScene } from '../useWizardForm.ts';
import { useEditValues } from './useWholeState.ts';

const factPaths: Record<FactObjectId, readonly string[]> = {
  team: ['team.members'],
  financials: [
    'financials.revenue_history',
    'financials.total_debt',
    'financials.total_equity',
    'financials.cash_in_bank',
    'financials.pre_money_valuation',
    'financials.revenue_growth_rate',
  ],
  value_proposition: ['value_proposition.competitors', 'value_proposition.educational'],
};

interface EditContradictionsProps {
  /** Whether the user may say here why figures that contradict each other are right. @default true */
  canAnswer?: boolean;
  before: EditValues;
  section: FieldGroupId;
  rows: LookupRows;
  children: ReactNode;
}

/** Finds the contradictions between the values of the form, for the fields of the open section. */
export function EditContradictions({ canAnswer = true, before, section, rows, children }: EditContradictionsProps) {
  const scene = useWizardScene();
  const { getValues, setValue } = useFormContext<EditValues>();
  const values = useEditValues();
  const master = useMemo(() => evaluatedLists(rows), [rows]);
  // A fact that is edited as JSON has no control of its own.
  const openAsJson = factObjectIds.filter((id) => values.json[id] !== null).join(' ');
  const fields = useMemo(
    () => [
      ...editFields.filter(({ group }) => group === section).map(({ id }) => id),
      ...factObjectIds
        .filter((id) => startupField(id).group === section && !openAsJson.split(' ').includes(id))
        .flatMap((id) => factPaths[id]),
    ],
    [section, openAsJson],
  );
  const handleAnswer = useCallback(
    (id: string, text: string | null) => {
      const { [id]: _before, ...others } = getValues('answers');
      setValue('answers', text === null ? others : { ...others, [id]: text }, { shouldDirty: true });
    },
    [getValues, setValue],
  );
  return (
    <Contradictions
      facts={editedFacts(before, values, scene)}
      master={master}
      currentYear={scene.currentYear}
      fields={fields}
      answers={values.answers}
      onAnswer={canAnswer ? handleAnswer : undefined}
    >
      {children}
    </Contradictions>
  );
}
