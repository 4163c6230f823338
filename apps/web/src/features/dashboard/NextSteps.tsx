import { formatPercent, formatScore } from '@aval/metrics';
import { Card, CardHeader, EmptyState, ErrorPanel, LinkButton } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { skipToken } from '@tanstack/react-query';
import { CircleCheck, CircleDashed, Folders, Lightbulb, Rocket } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import { messageOf } from '../../api/ApiError.ts';
import { myPortfolios, myStartups } from '../../api/dashboard.ts';
import { calculationsOf } from '../../api/startups.ts';
import { useQuery } from '../../api/useQuery.ts';
import { paths } from '../../paths.ts';
import { readStartupDraft } from '../../shell/session/startupDraft.ts';
import { useSession } from '../../shell/session/useSession.ts';
import * as styles from './dashboard.css.ts';
import { type NextStep, nextSteps } from './nextSteps.ts';
import { NextStepsSkeleton } from './NextStepsSkeleton.tsx';
import type { PanelProps } from './panelProps.ts';
import { unfinishedStartup } from './unfinishedStartup.ts';

/** Up to four next steps for the user, the most useful first. */
export function NextSteps({ isRetryShared }: PanelProps) {
  const { t } = useLingui();
  const userId = useSession()?.user.id ?? 0;
  const [draft] = useState(() => unfinishedStartup(readStartupDraft(userId)));
  const mine = useQuery(myStartups);
  // The stats above report when these fail to load.
  const portfolios = useQuery(myPortfolios);
  const startups = mine.data;
  const advised = startups?.find((startup) => startup.is_owner && startup.IE_investability_score !== null);
  const advice = useQuery(
    advised ? calculationsOf(advised.id) : { queryKey: ['no startup to advise'], queryFn: skipToken },
  );
  const failed = [mine, advice].find((query) => query.isError && !query.data);
  const isPending = mine.isPending || portfolios.isPending || (advised !== undefined && advice.isPending);
  const known = { draft, startups, advised, calculation: advice.data?.[0], portfolios: portfolios.data };
  if (isPending && !failed) return <NextStepsSkeleton />;
  const steps = failed ? [] : nextSteps(known);
  return (
    <Card padding="none" className={styles.next}>
      <CardHeader title={t`Your next steps`} tools={steps.length > 0 ? String(steps.length) : undefined} />
      {failed && (
        <div className={styles.message}>
          <ErrorPanel
            title={messageOf(
              failed.error,
              mine.isError ? t`Error loading startups` : t`Error loading calculations data`,
            )}
            onRetry={isRetryShared ? undefined : () => void failed.refetch()}
            isRetrying={failed.isRefetching}
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
        <StepItem key={keyOf(step)} step={step} isFirst={index === 0} />
      ))}
    </Card>
  );
}

function keyOf(step: NextStep): string {
  if (step.kind === 'draft') return step.kind;
  return `${step.kind}-${step.kind === 'comparison' ? step.portfolio.id : step.startup.id}`;
}

interface StepItemProps {
  step: NextStep;
  isFirst: boolean;
}

function StepItem({ step, isFirst }: StepItemProps) {
  const { t, i18n } = useLingui();
  const variant = isFirst ? 'primary' : 'secondary';
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
    const gain = formatScore(step.recommendation.gain);
    return (
      <StepLayout icon={<Lightbulb size={16} aria-hidden />} title={t`Improve ${name}`}>
        <p className={styles.stepText}>
          {step.recommendation.text[i18n.locale === 'es' ? 'es' : 'en']}{' '}
          <Trans>The recommendation with the largest effect there: +{gain} points.</Trans>
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
    <StepLayout icon={<CircleDashed size={16} aria-hidden />} title={t`${name} rests on few facts`}>
      <p className={styles.stepText}>
        <Trans>Coverage {coverage}.</Trans>{' '}
        {range && (
          <Trans>
            The score may lie between {Math.round(range.low)} and {Math.round(range.high)}.
          </Trans>
        )}
      </p>
      <LinkButton href={paths.startup(id)} size="small" variant={variant}>
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
