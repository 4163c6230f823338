import type { CalculationRecord, FactId, MasterDataLists, SentAnswers, Startup, StartupFieldId } from '@aval/contract';
import type { Lens, NumericMetricId } from '@aval/metrics';
import { Banner, ErrorPanel } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';

import type { ExportFormat } from '../export/exportFormats.ts';
import { CardSkeleton, LazyCard } from '../loading/LazyCard.tsx';
import { lazyPart } from '../loading/lazyPart.tsx';
import { isPending, type Loadable } from '../loading/Loadable.ts';
import { MissingPart } from '../loading/MissingPart.tsx';
import type { TakenActions } from './actions/TakenActions.ts';
import { AgeBadge } from './AgeBadge.tsx';
import { chosenCalculation } from './chosenCalculation.ts';
import type { FactConfirming } from './ConfirmFactsCard.tsx';
import * as styles from './detail.css.ts';
import { OverviewSkeleton } from './DetailSkeleton.tsx';
import type { DetailState } from './detailState.ts';
import { Evaluation } from './Evaluation.tsx';
import { CalculationError } from './Fallbacks.tsx';
import { hasAged } from './hasAged.ts';
import { FactHistoryContext } from './history/FactHistoryContext.ts';
import type { StartupPaths } from './page/DetailActions.tsx';
import { DetailBar } from './page/DetailBar.tsx';
import { DetailHeader } from './page/DetailHeader.tsx';
import { DetailTabs, type DetailTabsProps } from './page/DetailTabs.tsx';
import { ReviewNotice } from './ReviewNotice.tsx';
import { useIsAsking } from './useIsAsking.ts';
import { useSourceText } from './useSourceText.ts';

const StartupSummary = lazyPart(async () => (await import('./page/summary.ts')).StartupSummary, MissingPart);
// It examines the facts with the engine, which loads after the page.
const AddsUpCard = lazyPart(async () => (await import('./AddsUpCard.tsx')).AddsUpCard, MissingPart);
// Few users may answer it, and few startups have aged facts.
const ConfirmFactsCard = lazyPart(async () => (await import('./ConfirmFactsCard.tsx')).ConfirmFactsCard, MissingPart);
// Few startups have no calculation.
const NoCalculations = lazyPart(async () => (await import('./NoCalculations.tsx')).NoCalculations, MissingPart);

interface Recalculation {
  start: () => void;
  isPending: boolean;
  /** Why the last attempt failed, or null. */
  failure: string | null;
  dismiss: () => void;
}

/** What the user may not do is omitted. */
export interface StartupScreenProps {
  startup: Startup;
  /** Newest first. */
  calculations: Loadable<readonly CalculationRecord[]>;
  lookups: Loadable<MasterDataLists>;
  /** The lenses that the user may choose from; empty for users who see no metrics. @default general */
  lenses?: readonly Lens[];
  state: DetailState;
  onChange: (part: Partial<DetailState>) => void;
  /** The address that opens the page with this what-if change. */
  whatIfLink?: (change: string) => string;
  /** The address at which the user can edit a field, or null. */
  fieldEditLink?: (field: StartupFieldId) => string | null;
  /** Stores why figures that contradict each other are right. Rejects with an error whose message is shown. */
  onAnswer?: ((answers: SentAnswers) => Promise<unknown>) | undefined;
  /** Whether the user may accept such reasons. */
  canAcceptAnswers?: boolean;
  /** Confirms facts that have gone out of date; absent for users who may not state them. */
  confirming?: FactConfirming | undefined;
  /** What was taken up of the recommendations: null while it loads, absent for users who may not know. */
  taken?: TakenActions | null | undefined;
  /** Opens the values that a fact has had. */
  onHistory?: ((field: FactId) => void) | undefined;
  /** The percentile of a metric among the startup's peers. */
  renderPercentile?: (metric: NumericMetricId) => ReactNode;
  /** Addresses of the page's tabs. */
  tabs?: Omit<DetailTabsProps, 'current'> | undefined;
  /** Rendered instead of the evaluation. */
  editor?: ReactNode;
  paths: StartupPaths;
  onFollowToggle?: () => void;
  recalculation?: Recalculation | undefined;
  onDelete?: (() => void) | undefined;
  onDeleteCalculation?: (() => void) | undefined;
  /** Creates a file and starts its download; rejects when that fails. */
  onExport?: (calculation: CalculationRecord, format: ExportFormat) => Promise<void>;
}

const general: readonly Lens[] = ['general'];
const none = () => null;
const ownAddress = () => window.location.href;

/** The page of an existing startup: its score, the reasons for it, and the data that it rests on. */
export function StartupScreen({
  startup,
  calculations,
  lookups,
  lenses = general,
  state,
  onChange,
  whatIfLink = ownAddress,
  fieldEditLink = none,
  onAnswer,
  canAcceptAnswers = false,
  confirming,
  taken,
  onHistory,
  renderPercentile = none,
  tabs,
  editor,
  paths,
  onFollowToggle,
  recalculation,
  onDelete,
  onDeleteCalculation,
  onExport,
}: StartupScreenProps) {
  const { t } = useLingui();
  const sourceText = useSourceText();
  const all = calculations.data ?? [];
  const chosen = chosenCalculation(all, state.at);
  const isAsking = useIsAsking(startup, confirming !== undefined);
  const isNewest = state.at === null && state.whatIf === null;
  const sourceOf = (field: StartupFieldId) => {
    const source = startup.field_sources[field];
    return source ? sourceText(source) : null;
  };
  const ageOf = (field: StartupFieldId) => {
    const source = startup.field_sources[field];
    return hasAged(source) ? <AgeBadge source={source} /> : null;
  };
  return (
    <div className={styles.page}>
      <DetailHeader
        startup={startup}
        lookups={lookups.data}
        areLookupsPending={isPending(lookups)}
        paths={paths}
        onFollowToggle={onFollowToggle}
        recalculation={recalculation}
        onDelete={onDelete}
        hasEvolution={all.length > 1}
        isExportPending={onExport !== undefined && isPending(calculations)}
        onExport={chosen && onExport && ((format) => onExport(chosen, format))}
      />
      <DetailBar
        tabs={tabs && <DetailTabs {...tabs} current={editor ? 'edit' : 'details'} />}
        lenses={editor ? [] : lenses}
        lens={state.lens}
        onLensChange={(lens) => onChange({ lens })}
        calculations={all}
        chosen={editor ? undefined : chosen}
        isPending={!editor && isPending(calculations)}
        onVersionChange={(at) => onChange({ at })}
        evolutionHref={paths.compareStartup(startup.id)}
        onDelete={onDeleteCalculation}
      />
      {startup.review && <ReviewNotice review={startup.review} />}
      {recalculation?.failure && (
        <Banner tone="danger" title={t`Calculation Error`} onDismiss={recalculation.dismiss}>
          {recalculation.failure}
        </Banner>
      )}
      {editor ?? (
        <>
          {isPending(calculations) && <OverviewSkeleton stored={isNewest ? startup : undefined} />}
          {calculations.failure && !chosen && (
            <CalculationError
              message={
                calculations.failure.kind === 'unreadable'
                  ? t`Error in calculations response`
                  : calculations.failure.message || t`Error loading calculations data`
              }
              onRetry={calculations.retry}
              isRetrying={calculations.isFetching}
            />
          )}
          {calculations.data && !calculations.failure && !chosen && (
            <Suspense fallback={<CardSkeleton height="12rem" />}>
              <NoCalculations startup={startup} />
            </Suspense>
          )}
          {chosen && (
            <FactHistoryContext value={onHistory ?? null}>
              <Evaluation
                calculations={all}
                chosen={chosen}
                sources={startup.field_sources}
                fieldEditLink={fieldEditLink}
                renderPercentile={renderPercentile}
                taken={taken}
                lens={state.lens}
                hasMetrics={lenses.length > 0}
                tab={state.tab}
                onTabChange={(tab) => onChange({ tab })}
                change={state.whatIf}
                onChangeTried={(whatIf) => onChange({ whatIf })}
                whatIfLink={whatIfLink}
                validationHref={paths.validation}
              />
            </FactHistoryContext>
          )}
          {isAsking && (
            <LazyCard height="10rem">
              <ConfirmFactsCard startup={startup} confirming={confirming} fieldEditLink={fieldEditLink} />
            </LazyCard>
          )}
          <LazyCard height="6rem">
            <AddsUpCard
              startup={startup}
              fieldEditLink={fieldEditLink}
              onAnswer={startup.can_answer ? onAnswer : undefined}
              canAccept={canAcceptAnswers}
            />
          </LazyCard>
          <section className={styles.section}>
            <h2 className={styles.sectionTitle}>
              <Trans>Startup summary</Trans>
            </h2>
            {lookups.failure && !lookups.data && (
              <ErrorPanel
                title={t`An error has occurred`}
                message={lookups.failure.message || t`Failed to load master data`}
                onRetry={lookups.retry}
                isRetrying={lookups.isFetching}
              />
            )}
            <LazyCard height="40rem">
              <StartupSummary
                startup={startup}
                lookups={lookups.data ?? {}}
                defaultedFields={startup.defaulted_fields}
                sourceOf={sourceOf}
                noteOf={ageOf}
                onHistory={onHistory}
                level={3}
                isFolding
              />
            </LazyCard>
          </section>
        </>
      )}
    </div>
  );
}
