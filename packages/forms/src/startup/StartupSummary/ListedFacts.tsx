import type { ListedFact } from './listedFacts.ts';
import * as styles from './StartupSummary.css.ts';

interface ListedFactsProps {
  facts: readonly ListedFact[];
  /** Fallback for a missing name. */
  nameOf: (number: number) => string;
}

/** A list of facts, one per line: name and details. */
export function ListedFacts({ facts, nameOf }: ListedFactsProps) {
  return (
    <ul className={styles.listed}>
      {facts.map(({ name, details }, index) => (
        <li key={index} className={styles.listedFact}>
          <span dir="auto" className={styles.content}>
            {name || nameOf(index + 1)}
          </span>
          {details.length > 0 && <span className={styles.details}>{details.join(' · ')}</span>}
        </li>
      ))}
    </ul>
  );
}
