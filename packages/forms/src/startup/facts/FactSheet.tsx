import type { FactTable } from '@aval/contract';
import { FormSection } from '@aval/ui';

import { FieldContradictions } from '../../contradictions/FieldContradictions.tsx';
import { FactInput } from './FactInput.tsx';
import * as styles from './facts.css.ts';

interface FactSheetProps {
  /** The path of the object in the form. */
  path: string;
  title: string;
  description?: string;
  table: FactTable;
}

/** The scalar values of one object, side by side where they fit. */
export function FactSheet({ path, title, description, table }: FactSheetProps) {
  return (
    <FormSection level="group" title={title} description={description}>
      <div className={styles.sheet}>
        {Object.entries(table).map(([id, fact]) => (
          <div key={id} className={styles.noted}>
            <FactInput path={`${path}.${id}`} fact={fact} />
            <FieldContradictions path={`${path}.${id}`} />
          </div>
        ))}
      </div>
      <FieldContradictions path={path} />
    </FormSection>
  );
}
