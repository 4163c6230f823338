import { labelAt } from '@aval/contract';
import { Button } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { use } from 'react';

import { useFormsLocale } from '../messages.ts';
import * as styles from './ContradictionNote.css.ts';
import { ContradictionNote } from './ContradictionNote.tsx';
import { ContradictionsContext, type FormContradictions } from './ContradictionsContext.ts';
import { focusNote, noteIdOf, undoIdOf } from './noteIds.ts';
import { valueText } from './valueText.ts';

/** The contradictions of the surrounding form that are shown beside a field. */
export function FieldContradictions({ path }: { path: string }) {
  const contradictions = use(ContradictionsContext);
  const placed = contradictions?.placed.get(path);
  const isTaken = contradictions?.taken?.at === path;
  if (!contradictions || (!placed && !isTaken)) return null;
  const { answers, fits, onTake, onAnswer } = contradictions;
  return (
    <div className={styles.beside}>
      {placed?.shown.map((contradiction) => (
        <ContradictionNote
          key={contradiction.id}
          id={noteIdOf(contradiction.id)}
          tabIndex={-1}
          contradiction={contradiction}
          answer={contradiction.id in answers ? { text: answers[contradiction.id] ?? null } : null}
          fit={fits.get(contradiction.id) ?? null}
          onTake={(fit) => onTake(path, fit)}
          onAnswer={onAnswer && ((text) => onAnswer(contradiction.id, text))}
        />
      ))}
      {placed?.linked.map(({ contradiction, at }) => (
        <NoteLink key={contradiction.id} id={contradiction.id} at={at} />
      ))}
      {isTaken && <TakenLine path={path} contradictions={contradictions} />}
    </div>
  );
}

function NoteLink({ id, at }: { id: string; at: string }) {
  const locale = useFormsLocale();
  return (
    <button type="button" className={styles.link} onClick={() => focusNote(id)}>
      <Trans>Does not fit other figures: see {labelAt(at)[locale]}</Trans>
    </button>
  );
}

/** Says which value was taken and gives it back. */
function TakenLine({ path, contradictions: { taken, onUndo } }: { path: string; contradictions: FormContradictions }) {
  const { t } = useLingui();
  const locale = useFormsLocale();
  if (!taken) return null;
  const label = labelAt(taken.field)[locale];
  const value = valueText(taken.field, taken.value, locale);
  return (
    <p className={styles.taken}>
      <Check className={styles.icon} aria-hidden="true" />
      <span>{t`${label} is now ${value}`}</span>
      <Button
        id={undoIdOf(path)}
        size="small"
        variant="ghost"
        aria-label={t`Undo: ${label} is now ${value}`}
        onClick={onUndo}
      >
        <Trans>Undo</Trans>
      </Button>
    </p>
  );
}
