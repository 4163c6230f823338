import { academicFacts, competitorFacts, corporateFacts, studentFacts, surveyFacts } from '@aval/contract';
import { useLingui } from '@lingui/react/macro';

import { FactRows } from './FactRows.tsx';
import { FactSheet } from './FactSheet.tsx';

/** Competitors, customer survey, and corporate and academic facts. */
export function ValueFactsEditor() {
  const { t } = useLingui();
  return (
    <>
      <FactRows
        path="value_proposition.competitors"
        title={t`Competitors`}
        table={competitorFacts}
        rowName={(number) => t`Competitor ${number}`}
        addLabel={t`Add competitor`}
        newRow={() => ({ name: '', market_share: null, strength: null })}
        emptyText={t`No competitor has been added yet.`}
      />
      <FactSheet path="value_proposition" title={t`Customer survey`} table={surveyFacts} />
      <FactSheet path="value_proposition.corporate" title={t`Corporate facts`} table={corporateFacts} />
      <FactSheet path="value_proposition.educational" title={t`Academic facts`} table={academicFacts} />
      <FactRows
        path="value_proposition.educational.students"
        title={t`Students by discipline`}
        table={studentFacts}
        rowName={(number) => t`Row ${number}`}
        addLabel={t`Add discipline`}
        newRow={() => ({ discipline: '', students: null })}
        emptyText={t`No students have been added yet.`}
      />
    </>
  );
}
