import type { Examined, Fit } from '@aval/contract';
import type { MappingRow } from '@aval/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import * as noteStyles from '../../contradictions/ContradictionNote.css.ts';
import { ContradictionNote } from '../../contradictions/ContradictionNote.tsx';
import { focusNote, noteIdOf } from '../../contradictions/noteIds.ts';
import type { PlacedContradictions } from '../../contradictions/placeContradictions.ts';
import type { Answers } from '../../startup/draft.ts';

/** What can be done about the contradictions of a mapping. */
export interface ContradictionActions {
  found: readonly Examined[];
  reasons: Answers;
  onReason: (id: string, text: string | null) => void;
  /** Whether a fitting value can be taken: something holds its field. */
  canTake: (fit: Fit) => boolean;
  onTake: (fit: Fit & { value: number }) => void;
}

interface RowNotesProps {
  placed: PlacedContradictions;
  /** The number of the row that a field is mapped from. */
  numberOf: (path: string) => number;
  actions: ContradictionActions;
}

/** The contradictions that stand under a row, and links to those that stand under another one. */
function RowNotes({ placed: { shown, linked }, numberOf, actions }: RowNotesProps) {
  return (
    <div className={noteStyles.beside}>
      {shown.map(({ id }) => (
        <MappingNote key={id} id={id} actions={actions} />
      ))}
      {linked.map(({ contradiction: { id }, at }) => {
        const number = numberOf(at);
        return (
          <button key={id} type="button" className={noteStyles.link} onClick={() => focusNote(id)}>
            <Trans>Does not fit other figures: see row {number}</Trans>
          </button>
        );
      })}
    </div>
  );
}

/** The notes under the rows of a mapping, by the row's id. */
export function rowNotes(
  rows: readonly MappingRow[],
  placed: ReadonlyMap<string, PlacedContradictions>,
  actions: ContradictionActions,
): ReadonlyMap<string, ReactNode> {
  const numberOf = (path: string) => rows.findIndex(({ target }) => target === path) + 1;
  return new Map(
    rows.flatMap(({ id, target }) => {
      const own = target === null ? undefined : placed.get(target);
      return own ? [[id, <RowNotes key={id} placed={own} numberOf={numberOf} actions={actions} />] as const] : [];
    }),
  );
}

/** One contradiction of a mapping. */
export function MappingNote({ id, actions }: { id: string; actions: ContradictionActions }) {
  const { found, reasons, onReason, canTake, onTake } = actions;
  const one = found.find(({ contradiction }) => contradiction.id === id);
  if (!one) return null;
  const text = reasons[id];
  return (
    <ContradictionNote
      id={noteIdOf(id)}
      tabIndex={-1}
      {...one}
      answer={text === undefined ? null : { text }}
      onAnswer={(reason) => onReason(id, reason)}
      onTake={one.fit && canTake(one.fit) ? onTake : undefined}
    />
  );
}
