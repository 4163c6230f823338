import { fieldLabel, type ScrapeRun } from '@aval/contract';
import { formatNumber } from '@aval/metrics';
import {
  Button,
  CardBody,
  type DataColumn,
  DataTable,
  type ProcessStatus,
  Select,
  StatusBadge,
  TextLink,
} from '@aval/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Check, Scale } from 'lucide-react';
import { useMemo, useState } from 'react';

import { useLocale } from '../text/useLocale.ts';
import { type BatchLine, batchLines, contradictoryLines, type LineState, lineStates } from './batchLines.ts';
import { isUnderWay } from './isUnderWay.ts';
import type { ScrapingPaths } from './ScrapedStartup.tsx';
import * as styles from './scraping.css.ts';
import { SourceNotes } from './SourceNotes.tsx';

const failuresPerPage = 10;

const looks: Record<LineState, ProcessStatus> = {
  done: 'completed',
  failed: 'failed',
  refused: 'warning',
  waiting: 'pending',
};

interface BatchTableProps {
  run: ScrapeRun;
  paths: ScrapingPaths;
}

/** The result of each line of a batch's file. */
export function BatchTable({ run, paths }: BatchTableProps) {
  const { t } = useLingui();
  const isOver = !isUnderWay(run);
  const names = useStateNames(isOver);
  const columns = useLineColumns(isOver, paths);
  const [state, setState] = useState<LineState | null>(null);
  const [isContradictory, setIsContradictory] = useState(false);
  const lines = useMemo(() => batchLines(run), [run]);
  const contradictory = useMemo(() => contradictoryLines(lines), [lines]);
  const count = formatNumber(contradictory.length);
  // Somebody may correct the last of them while the batch is shown.
  const isFiltered = isContradictory && contradictory.length > 0;
  const chosen = isFiltered ? contradictory : lines;
  const shown = state === null ? chosen : chosen.filter((line) => line.state === state);
  return (
    <>
      <CardBody className={styles.filter}>
        <Select
          keyWord={t`Status`}
          isActive={state !== null}
          value={state ?? ''}
          options={[{ value: '', label: t`All` }, ...lineStates.map((value) => ({ value, label: names[value] }))]}
          onValueChange={(value) => setState(lineStates.find((known) => known === value) ?? null)}
        />
        {contradictory.length > 0 && (
          <Button
            size="small"
            icon={isFiltered ? Check : Scale}
            aria-pressed={isFiltered}
            variant={isFiltered ? 'primary' : 'secondary'}
            onClick={() => setIsContradictory(!isFiltered)}
          >
            {t`${plural(contradictory.length, {
              one: '1 row does not add up',
              other: `${count} rows do not add up`,
            })}`}
          </Button>
        )}
      </CardBody>
      <DataTable
        label={t`Lines of the file`}
        columns={columns}
        rows={shown}
        rowKey={({ line }) => String(line)}
        pageSize={failuresPerPage}
      />
    </>
  );
}

/** Lines still queued when the batch ended were not processed. */
function useStateNames(isOver: boolean): Record<LineState, string> {
  const { t } = useLingui();
  return { done: t`Stored`, failed: t`Failed`, refused: t`Refused`, waiting: isOver ? t`Not read` : t`Waiting` };
}

function useLineColumns(isOver: boolean, paths: BatchTableProps['paths']): DataColumn<BatchLine>[] {
  const { t } = useLingui();
  const names = useStateNames(isOver);
  return [
    { id: 'line', header: t`Line`, width: '5rem', align: 'end', cell: ({ line }) => line },
    {
      id: 'url',
      header: t`URL`,
      lines: 2,
      isRowHeader: true,
      cell: ({ url }) => <span className={styles.url}>{url === '' ? t`No address` : url}</span>,
    },
    {
      id: 'status',
      header: t`Status`,
      width: '9rem',
      cell: ({ state }) => <StatusBadge status={looks[state]} label={names[state]} />,
    },
    {
      id: 'result',
      header: t`Result`,
      cell: ({ startupId, startupName, missing, contradictions, reason }) =>
        startupId === null ? (
          reason
        ) : (
          <>
            <TextLink href={paths.startup(startupId)}>{startupName || t`Open startup ${startupId}`}</TextLink>
            {missing.length > 0 && <LacksText fields={missing} />}
            {contradictions.length > 0 && (
              <div className={styles.lineNotes}>
                <SourceNotes contradictions={contradictions} editHref={paths.editStartup(startupId)} />
              </div>
            )}
          </>
        ),
    },
  ];
}

/** The required inputs whose absence prevents an evaluation. */
function LacksText({ fields }: { fields: readonly string[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const labels = fields.map((field) => fieldLabel(field)[locale]);
  const named = labels.join(', ');
  return <p className={styles.lacks}>{t`Missing: ${named}`}</p>;
}
