import type { CalculationRecord, Startup, User } from '@aval/contract';
import { formatPercent, type Lens, metricById } from '@aval/metrics';
import { Button, Dialog, SourceMark, useWords } from '@aval/ui';
import { BulletBar } from '@aval/ui/charts';
import { Trans, useLingui } from '@lingui/react/macro';

import * as styles from './detail.css.ts';
import type { Explainer } from './explanations.ts';
import { MetricParts } from './MetricParts.tsx';
import { MetricPath } from './MetricPath.tsx';
import * as own from './metrics.css.ts';
import { MetricSources } from './MetricSources.tsx';
import { StatePlaceContext } from './StateLink.tsx';
import { statePlaces } from './statePlaces.ts';
import { useBenchmark } from './useBenchmark.ts';
import { type InfoSubject, useInfo } from './useInfo.ts';
import { useOriginText } from './useOriginText.ts';

interface MetricInfoProps {
  /** Null while nothing is explained. */
  subject: InfoSubject | null;
  onClose: () => void;
  calculation: CalculationRecord;
  lens: Lens;
  startup: Startup;
  user: User;
  explainer: Explainer;
}

/** Where a number comes from: what it means, how it was computed, what it rests on and how to read it. */
export function MetricInfo({ subject, onClose, calculation, lens, startup, user, explainer }: MetricInfoProps) {
  const { t } = useLingui();
  const words = useWords();
  const info = useInfo(subject, calculation, lens);
  const sources = startup.field_sources;
  const originText = useOriginText(sources);
  const benchmarkOf = useBenchmark(calculation, lens);
  const metric = subject === 'ltv_cac' || subject === 'IE_investability_level' ? null : subject;
  const explanation = metric && explainer(metric);
  const { bullet, verdict } = metric ? benchmarkOf(metricById(metric)) : { verdict: null };
  if (info === null) return null;
  return (
    <StatePlaceContext value={statePlaces(startup, user)}>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        size="large"
        title={info.title}
        description={info.description}
        footer={<Button onClick={onClose}>{words.close}</Button>}
      >
        <div className={own.info}>
          <p className={own.infoHead}>
            <span className={own.figure}>{info.value}</span>
            {info.unit !== null && <span className={own.unit}>{info.unit}</span>}
            {explanation?.kind === 'score' && (
              <span className={own.rests}>
                <Trans>{formatPercent(explanation.trust * 100, 0)} of it rests on facts</Trans>
              </span>
            )}
            {explanation && explanation.kind !== 'score' && (
              <span className={own.rests}>
                <SourceMark {...originText(explanation)} />
              </span>
            )}
          </p>
          <section>
            <h3 className={own.infoTitle}>{t`Calculation`}</h3>
            <p className={own.infoText}>{info.calculation ?? t`Calculation method not available`}</p>
          </section>
          {explanation && explanation.parts.length > 0 && <MetricParts explanation={explanation} sources={sources} />}
          <section>
            <h3 className={own.infoTitle}>{t`Interpretation`}</h3>
            <p className={own.infoText}>{info.interpretation ?? t`Interpretation not available`}</p>
            {bullet && <BulletBar {...bullet} className={own.infoBullet} />}
            {verdict && (
              <p className={styles.muted}>
                <strong className={styles.strong}>{verdict.isMet ? words.metricMet : words.metricMissed}</strong> ·{' '}
                {verdict.text}
              </p>
            )}
          </section>
          {explanation && <MetricSources explanation={explanation} sources={sources} />}
          {metric !== null && <MetricPath metric={metric} name={info.title} value={info.value} explainer={explainer} />}
        </div>
      </Dialog>
    </StatePlaceContext>
  );
}
