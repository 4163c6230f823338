import { formatPercent, formatScore } from '@aval/metrics';
import { Card, CardHeader, EmptyState, ErrorPanel, LinkButton, Loading, Skeleton } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { skipToken, useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed, Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';

import { messageOf } from '../../api/ApiError.ts';
import { myStartups } from '../../api/dashboard.ts';
import { calculationsOf } from '../../api/startups.ts';
import { paths } from '../../paths.ts';
import * as styles from './dashboard.css.ts';
import { type NextStep, nextSteps } from './nextSteps.ts';

/** At most four things that wait for the person, the most useful first. */
export function NextSteps() {
  const { t } = useLingui();
  const mine = useQuery(myStartups);
  const startups = mine.data;
  const advised = startups?.find((startup) => startup.is_owner && startup.IE_investability_score !== null);
  const advice = useQuery(
    advised ? calculationsOf(advised.id) : { queryKey: ['no startup to advise'], queryFn: skipToken },
  );
  const failed = [mine, advice].find((query) => query.isError && !query.data);
  const isPending = mine.isPending || (advised !== undefined && advice.isPending);
  const steps = failed || isPending ? [] : nextSteps(startups ?? [], advised, advice.data?.[0]);
  return (
    <Card padding="none" className={styles.next} data-state={isPending && !failed ? 'pending' : 'ready'}>
      <CardHeader title={t`Next for you`} tools={steps.length > 0 ? String(steps.length) : undefined} />
      {failed && (
        <div className={styles.message}>
          <ErrorPanel
            title={messageOf(
              failed.error,
              mine.isError ? t`Error loading startups` : t`Error loading calculations data`,
            )}
            onRetry={() => void failed.refetch()}
            isRetrying={failed.isRefetching}
          />
        </div>
      )}
      {!failed && isPending && (
        <Loading className={styles.message}>
          <Skeleton width="60%" />
          <Skeleton width="90%" />
        </Loading>
      )}
      {!failed && !isPending && steps.length === 0 && (
        <div className={styles.message}>
          <EmptyState
            icon={CircleCheck}
            title={t`Nothing waiting for you`}
            action={<LinkButton href={paths.startups} variant="secondary">{t`Browse startups`}</LinkButton>}
          />
        </div>
      )}
      {steps.map((step, index) => (
        <StepItem key={`${step.kind}-${step.startup.id}`} step={step} isFirst={index === 0} />
      ))}
    </Card>
  );
}

interface StepItemProps {
  step: NextStep;
  isFirst: boolean;
}

function StepItem({ step, isFirst }: StepItemProps) {
  const { t, i18n } = useLingui();
  const { name, id } = step.startup;
  const variant = isFirst ? 'primary' : 'secondary';
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
