import type { CalculationRecord, Portfolio, StartupListItem } from '@aval/contract';
import type { WizardDraft } from '@aval/forms';
import { formatPercent, formatScore } from '@aval/metrics';
import { Card, CardHeader, EmptyState, ErrorPanel, LinkButton } from '@aval/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleDashed, FileCheck, Folders, Lightbulb, Rocket } from 'lucide-react';
import type { ReactNode } from 'react';

import { isPending, type Loadable } from '../loading/Loadable.ts';
import { advisedStartup } from './advisedStartup.ts';
import * as styles from './dashboard.css.ts';
import { type NextStep, nextSteps } from './nextSteps.ts';
import { NextStepsSkeleton } from './NextStepsSkeleton.tsx';
import type { DashboardPaths, PanelProps } from './panelProps.ts';
import { unfinishedStartup } from './unfinishedStartup.ts';

interface NextStepsProps extends PanelProps {
  /** A startup whose registration was begun, as stored by its form. */
  draft: WizardDraft | null;
  /** The startups that the user owns or follows. */
  startups: Loadable<readonly StartupListItem[]>;
  portfolios: Loadable<readonly Portfolio[]>;
  /** The calculations of `advisedStartup`, newest first; null when there is no such startup. */
  advice: Loadable<readonly CalculationRecord[]> | null;
  /** How many proposals wait for a decision; null for users who do not decide. */
  waiting: Loadable<number> | null;
  /** Whether nothing is shown instead of an empty card. */
  isHiddenWhenEmpty: boolean;
}

/** Up to four next steps for the user, the most useful first. */
export function NextSteps({
  draft,
  startups: mine,
  portfolios,
  advice,
  waiting,
  isHiddenWhenEmpty,
  paths,
  isRetryShared,
}: NextStepsProps) {
  const { t } = useLingui();
  const startups = mine.data;
  const advised = advisedStartup(startups);
  const failed = [mine, advice].find((load) => load?.failure && !load.data);
  // The stats above report when the portfolios fail to load.
  const isWaiting =
    isPending(mine) || isPending(portfolios) || [advice, waiting].some((load) => load !== null && isPending(load));
  if (isWaiting && !failed) return <NextStepsSkeleton />;
  const known = {
    waiting: waiting?.data,
    draft: unfinishedStartup(draft),
    startups,
    advised,
    calculation: advice?.data?.[0],
    portfolios: portfolios.data,
  };
  const steps = failed ? [] : nextSteps(known);
  if (isHiddenWhenEmpty && !failed && steps.length === 0) return null;
  return (
    <Card padding="none" className={styles.next}>
      <CardHeader title={t`Your next steps`} tools={steps.length > 0 ? String(steps.length) : undefined} />
      {failed && (
        <div className={styles.message}>
          <ErrorPanel
            title={
              failed.failure?.message ||
              (failed === mine ? t`Error loading startups` : t`Error loading calculations data`)
            }
            onRetry={isRetryShared ? undefined : failed.retry}
            isRetrying={failed.isFetching}
          />
        </div>
      )}
      {!failed && steps.length === 0 && (
        <div className={styles.message}>
          <EmptyState
            icon={CircleCheck}
            title={t`Nothing needs your attention`}
            action={<LinkButton href={paths.startups} variant="secondary">{t`Browse Startups`}</LinkButton>}
          />
        </div>
      )}
      {steps.map((step, index) => (
        <StepItem key={keyOf(step)} step={step} isFirst={index === 0} paths={paths} />
      ))}
    </Card>
  );
}

function keyOf(step: NextStep): string {
  if (step.kind === 'draft' || step.kind === 'review') return step.kind;
  return `${step.kind}-${step.kind === 'comparison' ? step.portfolio.id : step.startup.id}`;
}

interface StepItemProps {
  step: NextStep;
  isFirst: boolean;
  paths: DashboardPaths;
}

function StepItem({ step, isFirst, paths }: StepItemProps) {
  const { t, i18n } = useLingui();
  const variant = isFirst ? 'primary' : 'secondary';
  if (step.kind === 'review') {
    return (
      <StepLayout icon={<FileCheck size={16} aria-hidden />} title={t`Decide about proposed figures`}>
        <p className={styles.stepText}>
          <Plural value={step.count} one="# proposal of owners waits." other="# proposals of owners wait." />
        </p>
        <LinkButton href={paths.proposals} size="small" variant={variant}>
          <Trans>Open the queue</Trans>
        </LinkButton>
      </StepLayout>
    );
  }
  if (step.kind === 'draft') {
    const { name, step: reached } = step.draft;
    return (
      <StepLayout
        icon={<Rocket size={16} aria-hidden />}
        title={name === '' ? t`Finish your new startup` : t`Finish ${name}`}
      >
        <p className={styles.stepText}>
          <Trans>Draft at step {reached} of 7, kept in this browser.</Trans>
        </p>
        <LinkButton href={paths.addStartup} size="small" variant={variant}>
          <Trans>Resume draft</Trans>
        </LinkButton>
      </StepLayout>
    );
  }
  if (step.kind === 'comparison') {
    const { name, id, startups_count: count } = step.portfolio;
    return (
      <StepLayout icon={<Folders size={16} aria-hidden />} title={t`Compare ${name}`}>
        <p className={styles.stepText}>
          <Trans>{count} startups in this portfolio, side by side.</Trans>
        </p>
        <LinkButton href={paths.comparePortfolio(id)} size="small" variant={variant}>
          <Trans>Compare</Trans>
        </LinkButton>
      </StepLayout>
    );
  }
  const { name, id } = step.startup;
  if (step.kind === 'recommendation') {
    const { gain, text, is_duty: isDuty } = step.recommendation;
    const points = formatScore(gain);
    return (
      <StepLayout icon={<Lightbulb size={16} aria-hidden />} title={t`Improve ${name}`}>
        <p className={styles.stepText}>
          {text[i18n.locale === 'es' ? 'es' : 'en']}{' '}
          {isDuty ? (
            <Trans>It comes before anything else there.</Trans>
          ) : (
            <Trans>The recommendation with the largest effect there: +{points} points.</Trans>
          )}
        </p>
        <LinkButton href={paths.startup(id)} size="small" variant={variant}>
          <Trans>See recommendations</Trans>
        </LinkButton>
      </StepLayout>
    );
  }
  const coverage = formatPercent(step.coverage * 100, 0);
  const range = step.startup.range;
  return (
    <StepLayout icon={<CircleDashed size={16} aria-hidden />} title={t`Little is stated about ${name}`}>
      <p className={styles.stepText}>
        <Trans>{coverage} of the score is stated.</Trans>{' '}
        {range && (
          <Trans>
            The score may lie between {Math.round(range.low)} and {Math.round(range.high)}.
          </Trans>
        )}
      </p>
      <LinkButton href={paths.missingFigures(id)} size="small" variant={variant}>
        <Trans>See what is missing</Trans>
      </LinkButton>
    </StepLayout>
  );
}

interface StepLayoutProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

function StepLayout({ icon, title, children }: StepLayoutProps) {
  return (
    <div className={styles.step}>
      <span className={styles.stepIcon}>{icon}</span>
      <div>
        <h3 className={styles.stepTitle}>{title}</h3>
        {children}
      </div>
    </div>
  );
}
