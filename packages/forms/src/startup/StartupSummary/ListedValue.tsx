import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { ListedFacts } from './ListedFacts.tsx';
import * as styles from './StartupSummary.css.ts';
import { useFieldLists } from './useListed.tsx';

export interface ListedValueProps {
  /** The field that has the value. */
  field: string;
  /** A value as in the API. */
  value: unknown;
  /** Shown for a value without a list. */
  instead: ReactNode;
}

/** The people, competitors or revenue by year of a value of 'team', 'value_proposition' or 'financials'. */
export function ListedValue({ field, value, instead }: ListedValueProps) {
  const list = useFieldLists().find((each) => each.field === field);
  const facts = list?.of({ [field]: value }) ?? [];
  if (!list || facts.length === 0) return instead;
  return (
    <div className={styles.listedValue}>
      <ListedFacts facts={facts} nameOf={list.nameOf} />
      {hasMore(value, list.part) && (
        <p className={styles.more}>
          <Trans>With more details, not shown here</Trans>
        </p>
      )}
    </div>
  );
}

/** Whether something is stated beside the list: two values that differ only there would look the same. */
function hasMore(value: unknown, part: string): boolean {
  return Object.entries(value ?? {}).some(([key, stated]) => key !== part && !isEmpty(stated));
}

function isEmpty(stated: unknown): boolean {
  return stated === null || stated === undefined || (typeof stated === 'object' && Object.keys(stated).length === 0);
}
