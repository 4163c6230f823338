import type { CalculationRecord, Startup, StartupFieldId, User } from '@aval/contract';
import { Banner, ErrorPanel } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense, useState } from 'react';

import { isUnreadable, messageOf } from '../../../api/ApiError.ts';
import { allLookups, LookupError, lookupFailure } from '../../../api/masterData.ts';
import { calculationsOf } from '../../../api/startups.ts';
import { useQuery } from '../../../api/useQuery.ts';
import { LazyCard, CardSkeleton } from '../../../loading/LazyCard.tsx';
import { lazyPart } from '../../../loading/lazyPart.tsx';
import { MissingPart } from '../../../loading/MissingPart.tsx';
import type { ExportFormat } from '../../../reports/exportFormats.ts';
import { exportLensesOf } from '../../../reports/exportLenses.ts';
import { useLocale } from '../../../shell/language/useLocale.ts';
import { calculationKey } from '../../../startups/calculationKey.ts';
import { findCalculation } from '../../../startups/findCalculation.ts';
import { useMissingCalculation } from '../../../startups/useMissingCalculation.ts';
import { DetailTabs } from '../edit/DetailTabs.tsx';
import * as styles from './detail.css.ts';
import { DetailBar } from './DetailBar.tsx';
import { DetailHeader } from './DetailHeader.tsx';
import { OverviewSkeleton } from './DetailSkeleton.tsx';
import { Evaluation } from './Evaluation.tsx';
import { CalculationError } from './Fallbacks.tsx';
import { lensesOf } from './lenses.ts';
import { useDetailAddress } from './useDetailAddress.ts';
import { useRecalculate } from './useRecalculate.ts';
import { useSourceText } from './useSourceText.ts';

const StartupSummary = lazyPart(async () => (await import('./summary.ts')).StartupSummary, MissingPart);
// Loaded lazily, because few startups have no calculation.
const NoCalculations = lazyPart(async () => (await import('./NoCalculations.tsx')).NoCalculations, MissingPart);
const DeleteStartupDialog = lazyPart(async () => (await import('./DeleteDialogs.tsx')).DeleteStartupDialog);
const DeleteCalculationDialog = lazyPart(async () => (await import('./DeleteDialogs.tsx')).DeleteCalculationDialog);

interface StartupPageProps {
  startup: Startup;
  user: User;
  /** Rendered instead of the evaluation. */
  editor?: ReactNode;
}

/** The page of an existing startup. */
export function StartupPage({ startup, user, editor }: StartupPageProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const isAdmin = user.role === 'admin';
  const lenses = lensesOf(user);
  const { state, change } = useDetailAddress(lenses);
  const calculations = useQuery(calculationsOf(startup.id));
  const lookups = useQuery(allLookups());
  const [deleting, setDeleting] = useState<'startup' | 'calculation' | null>(null);
  // Keep a dialog mounted once it was open, so that its closing animation can run.
  const [wasDeleting, setWasDeleting] = useState(false);
  // Do not report a calculation as missing to the user who has just deleted it.
  const [deletedAt, setDeletedAt] = useState<string | null>(null);
  const recalculation = useRecalculate(startup.id, () => change({ at: null }));
  const all = calculations.data ?? [];
  const named = findCalculation(all, ({ calculation_date: date }) => calculationKey(date) === state.at);
  const chosen = named ?? all[0];
  const isGone = state.at !== null && state.at !== deletedAt && !named && chosen !== undefined;
  useMissingCalculation(isGone && !calculations.isFetching, () => change({ at: null }));
  const isNewest = state.at === null && state.whatIf === null;
  const exportCalculation = async (calculation: CalculationRecord, format: ExportFormat): Promise<void> => {
    const { exportStartup } = await import('./startupExport.ts');
    await exportStartup(startup, calculation, exportLensesOf(user), locale, format, lookups.data);
  };
  const sourceText = useSourceText();
  const sourceOf = (field: StartupFieldId) => {
    const source = startup.field_sources[field];
    return source ? sourceText(source) : null;
  };
  const closeDialog = () => {
    setDeleting(null);
    setDeletedAt(null);
  };
  const beginDelete = (what: 'startup' | 'calculation') => {
    setWasDeleting(true);
    setDeletedAt(what === 'calculation' ? state.at : null);
    setDeleting(what);
  };
  return (
    <div className={styles.page}>
      <DetailHeader
        startup={startup}
        lookups={lookups.data}
        areLookupsPending={lookups.isPending}
        isAdmin={isAdmin}
        isRecalculating={recalculation.isPending}
        onRecalculate={recalculation.start}
        onDelete={() => beginDelete('startup')}
        hasEvolution={all.length > 1}
        isExportPending={calculations.isPending}
        onExport={chosen && ((format) => exportCalculation(chosen, format))}
      />
      <DetailBar
        tabs={isAdmin && <DetailTabs startupId={startup.id} current={editor ? 'edit' : 'details'} />}
        lenses={editor ? [] : lenses}
        lens={state.lens}
        onLensChange={(lens) => change({ lens })}
        calculations={all}
        chosen={editor ? undefined : chosen}
        isPending={!editor && calculations.isPending}
        onVersionChange={(at) => change({ at })}
        onDelete={isAdmin ? () => beginDelete('calculation') : undefined}
      />
      {recalculation.failure && (
        <Banner tone="danger" title={t`Calculation Error`} onDismiss={recalculation.dismiss}>
          {recalculation.failure}
        </Banner>
      )}
      {editor ?? (
        <>
          {calculations.isPending && <OverviewSkeleton stored={isNewest ? startup : undefined} />}
          {calculations.isError && !chosen && (
            <CalculationError
              message={
                isUnreadable(calculations.error)
                  ? t`Error in calculations response`
                  : messageOf(calculations.error, t`Error loading calculations data`)
              }
              onRetry={() => void calculations.refetch()}
              isRetrying={calculations.isFetching}
            />
          )}
          {calculations.isSuccess && !chosen && (
            <Suspense fallback={<CardSkeleton height="12rem" />}>
              <NoCalculations startup={startup} />
            </Suspense>
          )}
          {chosen && (
            <Evaluation
              user={user}
              startup={startup}
              calculations={all}
              chosen={chosen}
              lens={state.lens}
              hasMetrics={lenses.length > 0}
              tab={state.tab}
              onTabChange={(tab) => change({ tab })}
              change={state.whatIf}
              onChangeTried={(whatIf) => change({ whatIf })}
            />
          )}
          <section className={styles.section}>
            <h2 className={styles.sectionTitle}>
              <Trans>Startup summary</Trans>
            </h2>
            {lookups.isError && !lookups.data && (
              <ErrorPanel
                title={t`An error has occurred`}
                message={
                  lookups.error instanceof LookupError
                    ? lookupFailure(lookups.error.lookup, lookups.error)
                    : t`Failed to load master data`
                }
                onRetry={() => void lookups.refetch()}
                isRetrying={lookups.isFetching}
              />
            )}
            <LazyCard height="40rem">
              <StartupSummary
                startup={startup}
                lookups={lookups.data ?? {}}
                defaultedFields={startup.defaulted_fields}
                sourceOf={sourceOf}
                level={3}
                isFolding
              />
            </LazyCard>
          </section>
        </>
      )}
      {wasDeleting && (
        <Suspense>
          <DeleteStartupDialog startup={startup} isOpen={deleting === 'startup'} onClose={closeDialog} />
          {chosen && (
            <DeleteCalculationDialog
              calculation={chosen}
              isOpen={deleting === 'calculation'}
              onClose={closeDialog}
              onDeleted={() => {
                setDeleting(null);
                change({ at: null });
              }}
            />
          )}
        </Suspense>
      )}
    </div>
  );
}
