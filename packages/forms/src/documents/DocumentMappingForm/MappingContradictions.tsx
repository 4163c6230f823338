import { contradictions, type MasterData, type StartupFacts, startOfYear } from '@aval/metrics';
import { Button, CardBody } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';

import { ContradictionNote } from '../../contradictions/ContradictionNote.tsx';
import { type Fit, fittingValue } from '../../contradictions/fittingValue.ts';
import { useSettled } from '../../contradictions/useSettled.ts';
import { FoldingCard } from '../../folding/FoldingCard.tsx';
import type { Answers } from '../../startup/draft.ts';
import { evaluatedLists, type LookupRows } from '../../startup/lookups.ts';
import * as styles from './DocumentMappingForm.css.ts';

interface MappingContradictionsProps {
  facts: StartupFacts;
  rows: LookupRows;
  currentYear: number;
  /** The reasons given, by the contradiction's id. */
  reasons: Answers;
  onReason: (id: string, text: string | null) => void;
  /** The row that a field is mapped from, if any. */
  rowOf: (path: string) => string | undefined;
  onTake: (fit: Fit & { value: number }) => void;
  onRowSelect: (id: string) => void;
}

/** The mapped figures that contradict each other, each with links to its rows; renders nothing when all fit. */
export function MappingContradictions(props: MappingContradictionsProps) {
  const { facts, rows, currentYear, reasons, onReason, rowOf, onTake, onRowSelect } = props;
  const { t } = useLingui();
  const [turn, setTurn] = useState(0);
  const settled = useSettled(JSON.stringify(facts), turn);
  const master = useMemo(() => evaluatedLists(rows), [rows]);
  const found = useMemo(() => examined(settled, reasons, master, currentYear), [settled, reasons, master, currentYear]);
  if (found.length === 0) return null;
  return (
    <FoldingCard title={t`Does it add up?`} tools={<span className={styles.figure}>{found.length}</span>}>
      <CardBody className={styles.body}>
        {found.map(({ contradiction, fit }) => {
          const [row] = contradiction.fields.flatMap((path) => rowOf(path) ?? []);
          const text = reasons[contradiction.id];
          return (
            <ContradictionNote
              key={contradiction.id}
              contradiction={contradiction}
              fit={fit}
              answer={text === undefined ? null : { text }}
              onAnswer={(reason) => onReason(contradiction.id, reason)}
              onTake={
                fit && rowOf(fit.field) !== undefined
                  ? (taken) => {
                      onTake(taken);
                      setTurn((before) => before + 1);
                    }
                  : undefined
              }
              actions={
                row !== undefined && (
                  <Button size="small" variant="ghost" onClick={() => onRowSelect(row)}>
                    <Trans>Go to the row</Trans>
                  </Button>
                )
              }
            />
          );
        })}
      </CardBody>
    </FoldingCard>
  );
}

function examined(settled: string, reasons: Answers, master: MasterData, currentYear: number) {
  const facts = JSON.parse(settled) as StartupFacts;
  const scene = { master, asOf: startOfYear(currentYear) };
  const answers = Object.fromEntries(Object.entries(reasons).map(([id, text]) => [id, { text }]));
  return contradictions({ ...facts, answers }, master, scene).map((contradiction) => ({
    contradiction,
    fit: fittingValue(contradiction, facts, scene),
  }));
}
