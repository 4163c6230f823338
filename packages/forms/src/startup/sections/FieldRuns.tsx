import type { Lookup } from '@aval/contract';
import type { ReactNode } from 'react';

import { FieldContradictions } from '../../contradictions/FieldContradictions.tsx';
import { StartupFieldInput } from '../fields/StartupFieldInput.tsx';
import type { LookupStates } from '../useLookups.ts';
import type { WizardField } from '../wizardFields.ts';
import type { FieldRun } from './sectionLayout.ts';
import * as styles from './sections.css.ts';

export interface FieldRunsProps {
  runs: readonly FieldRun[];
  lookups: LookupStates;
  onRetryLookup?: ((name: Lookup) => void) | undefined;
  /** Content below a field's control. */
  renderNote?: ((field: WizardField) => ReactNode) | undefined;
}

/** The fields of a section in its layout. */
export function FieldRuns({ runs, lookups, onRetryLookup, renderNote }: FieldRunsProps) {
  return runs.map((run) => (
    <div key={run.fields[0]?.id} className={styles.run[run.layout]}>
      {run.fields.map((field) => {
        const { lookup } = field;
        return (
          <div key={field.id} className={field.control === 'switch' ? styles.row : styles.noted}>
            <StartupFieldInput
              field={field}
              lookup={lookup && lookups[lookup]}
              onRetryLookup={lookup && onRetryLookup && (() => onRetryLookup(lookup))}
            />
            {renderNote?.(field)}
            <FieldContradictions path={field.id} />
          </div>
        );
      })}
    </div>
  ));
}
