import { Plural } from '@lingui/react/macro';

import type { EditIssue } from '../edit/editChanges.ts';
import { IssueCount } from '../IssueCount.tsx';
import type { IssueCounts } from '../wizard.ts';
import * as styles from './StartupEditForm.css.ts';

const shown = 4;

interface IssueListProps {
  issues: readonly EditIssue[];
  counts: IssueCounts;
  onSelect: (issue: EditIssue) => void;
}

/** The issues, each with a link to its field. */
export function IssueList({ issues, counts, onSelect }: IssueListProps) {
  const more = issues.length - shown;
  return (
    <div className={styles.summary}>
      <p className={styles.summaryTitle}>
        <IssueCount {...counts} />
      </p>
      <ul className={styles.summaryList}>
        {issues.slice(0, shown).map((issue) => (
          <li key={issue.path}>
            <button type="button" className={styles.issue} onClick={() => onSelect(issue)}>
              {issue.path.includes('.') ? `${issue.label}: ${issue.message}` : issue.message}
            </button>
          </li>
        ))}
        {more > 0 && (
          <li className={styles.more}>
            <Plural value={more} one="and # more" other="and # more" />
          </li>
        )}
      </ul>
    </div>
  );
}
