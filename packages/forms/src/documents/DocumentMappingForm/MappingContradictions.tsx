import { labelAt } from '@aval/contract';
import { CardBody } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import { focusNote } from '../../contradictions/noteIds.ts';
import { FoldingCard } from '../../folding/FoldingCard.tsx';
import { useFormsLocale } from '../../messages.ts';
import * as styles from './DocumentMappingForm.css.ts';
import { type ContradictionActions, MappingNote } from './RowNotes.tsx';

interface MappingContradictionsProps {
  /** The number of the row under which a contradiction stands; null where no visible row holds any of its figures. */
  rowOf: (id: string) => number | null;
  actions: ContradictionActions;
}

/**
 * Lists the figures that contradict each other: those that stand under a row with a link to it, the others in full.
 * Renders nothing when all fit.
 */
export function MappingContradictions({ rowOf, actions }: MappingContradictionsProps) {
  const { t } = useLingui();
  const locale = useFormsLocale();
  const { found } = actions;
  if (found.length === 0) return null;
  const placed = found.flatMap(({ contradiction }) => {
    const number = rowOf(contradiction.id);
    return number === null ? [] : [{ ...contradiction, number }];
  });
  return (
    <FoldingCard title={t`Does it add up?`} tools={<span className={styles.figure}>{found.length}</span>}>
      <CardBody className={styles.body}>
        {placed.length > 0 && (
          <ul className={styles.list}>
            {placed.map(({ id, fields, number }) => (
              <li key={id} className={styles.note}>
                {fields.map((path) => labelAt(path)[locale]).join(' · ')}{' '}
                <button type="button" className={styles.link} onClick={() => focusNote(id)}>
                  <Trans>Go to row {number}</Trans>
                </button>
              </li>
            ))}
          </ul>
        )}
        {found.map(
          ({ contradiction: { id } }) => rowOf(id) === null && <MappingNote key={id} id={id} actions={actions} />,
        )}
      </CardBody>
    </FoldingCard>
  );
}
