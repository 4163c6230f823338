import type { Portfolio } from '@aval/contract';
import { Card, LinkButton } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Bookmark, Check, Folders, Rocket } from 'lucide-react';

import * as styles from './dashboard.css.ts';
import type { FirstStep, FirstStepKind } from './firstSteps.ts';
import type { DashboardPaths } from './panelProps.ts';

const icons = { register: Rocket, follow: Bookmark, compare: Folders } satisfies Record<FirstStepKind, unknown>;

interface FirstStepsProps {
  steps: readonly FirstStep[];
  portfolios: readonly Portfolio[];
  paths: DashboardPaths;
}

/** What a new account can do first, in place of its figures; a step that is done is ticked off. */
export function FirstSteps({ steps, portfolios, paths }: FirstStepsProps) {
  const { t } = useLingui();
  const next = steps.find(({ isDone }) => !isDone);
  const largest = portfolios.toSorted((a, b) => b.startups_count - a.startups_count)[0];
  const texts = {
    register: {
      title: t`Register your startup`,
      gain: t`You get its score, and what would raise it.`,
      action: t`New Startup`,
      href: paths.addStartup,
    },
    follow: {
      title: t`Follow one you know`,
      gain: t`You find it and its score in My Startups.`,
      action: t`Browse Startups`,
      href: paths.startups,
    },
    compare: {
      title: t`Put two side by side`,
      gain: t`A portfolio compares them figure by figure.`,
      action: largest ? t`Add startups` : t`Add Portfolio`,
      href: largest ? paths.addToPortfolio(largest.id) : paths.addPortfolio,
    },
  } satisfies Record<FirstStepKind, object>;
  return (
    <ol className={styles.stats} aria-label={t`Your first steps`}>
      {steps.map(({ kind, isDone }) => {
        const { title, gain, action, href } = texts[kind];
        const Icon = isDone ? Check : icons[kind];
        return (
          <li key={kind} className={styles.firstStep}>
            <Card className={styles.firstStepCard} data-state={isDone ? 'done' : 'open'}>
              <span className={`${isDone ? styles.doneIcon : styles.stepIcon} ${styles.firstStepIcon}`}>
                <Icon size={16} aria-hidden />
              </span>
              <div>
                <h2 className={styles.stepTitle}>{title}</h2>
                <p className={styles.firstStepText}>{gain}</p>
                {isDone ? (
                  <p className={styles.done}>
                    <Trans>Done</Trans>
                  </p>
                ) : (
                  <LinkButton href={href} size="small" variant={kind === next?.kind ? 'primary' : 'secondary'}>
                    {action}
                  </LinkButton>
                )}
              </div>
            </Card>
          </li>
        );
      })}
    </ol>
  );
}
