import { fieldLabel, type SourceContradiction } from '@aval/contract';
import { ContradictionNote } from '@aval/forms';
import { TextLink } from '@aval/ui';
import { Trans } from '@lingui/react/macro';

import { useLocale } from '../text/useLocale.ts';
import * as styles from './scraping.css.ts';

interface SourceNotesProps {
  contradictions: readonly SourceContradiction[];
  /** Where the startup can be edited; null before there is one. */
  editHref: string | null;
}

/** The figures of a page that contradict each other, with what would fit and what was left out. */
export function SourceNotes({ contradictions, editHref }: SourceNotesProps) {
  return (
    <ul className={styles.contradictions}>
      {contradictions.map(({ contradiction, fit, leftOut }) => (
        <li key={contradiction.id}>
          <ContradictionNote
            contradiction={contradiction}
            fit={fit}
            actions={
              <>
                {leftOut.length > 0 && <LeftOutText fields={leftOut} />}
                {editHref !== null && (
                  <TextLink href={editHref}>
                    <Trans>Edit the figures</Trans>
                  </TextLink>
                )}
              </>
            }
          />
        </li>
      ))}
    </ul>
  );
}

function LeftOutText({ fields }: { fields: readonly string[] }) {
  const locale = useLocale();
  const labels = fields.map((field) => fieldLabel(field)[locale]).join(', ');
  return (
    <p className={styles.lacks}>
      <Trans>In doubt and left out: {labels}</Trans>
    </p>
  );
}
