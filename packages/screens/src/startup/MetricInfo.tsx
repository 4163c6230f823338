import type { CalculationRecord, Startup, StartupFieldId } from '@aval/contract';
import { type Lens, metricById, type NumericMetricId } from '@aval/metrics';
import { Button, Dialog, SourceMark, TextLink, useTexts, verdictText } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { activeAreaOf } from '../selectors/activeArea.ts';
import { CoverageText } from '../text/CoverageText.tsx';
import { useAreaNames } from '../text/useAreaNames.ts';
import * as styles from './detail.css.ts';
import type { Explainer } from './explanations.ts';
import { FirstFieldEditLink, FieldEditLinkContext } from './FieldEditLink.tsx';
import { MetricParts } from './MetricParts.tsx';
import { MetricPath } from './MetricPath.tsx';
import * as own from './metrics.css.ts';
import { MetricScale } from './MetricScale.tsx';
import { MetricSources } from './MetricSources.tsx';
import { underlyingFacts } from './underlyingFacts.ts';
import { useBenchmark } from './useBenchmark.ts';
import { type InfoSubject, useInfo } from './useInfo.ts';
import { useOriginText } from './useOriginText.ts';

interface MetricInfoProps {
  /** Null while the dialog is closed. */
  subject: InfoSubject | null;
  onClose: () => void;
  calculation: CalculationRecord;
  /**
   * Whether this is the newest stored calculation, which others are compared with, rather than an earlier or a what-if
   * one.
   */
  isNewest: boolean;
  lens: Lens;
  sources: Startup['field_sources'];
  explainer: Explainer;
  /** The address of the form in which a field is stated; null without permission, and for fields that no form has. */
  fieldEditLink: (field: StartupFieldId) => string | null;
  /** Compares the newest stored figure with other startups. */
  renderPercentile: (metric: NumericMetricId) => ReactNode;
  /** The page that says how good the score is; linked from the score's own explanation. */
  validationHref?: string | undefined;
}

const maxFactsInColumn = 3;
/** Maximum characters of names next to the figure. */
const originLength = 60;

/** Explains a number: what it means, how it was computed, what it is based on and how to read it. */
export function MetricInfo({
  subject,
  onClose,
  calculation,
  isNewest,
  lens,
  sources,
  explainer,
  fieldEditLink,
  renderPercentile,
  validationHref,
}: MetricInfoProps) {
  const { t } = useLingui();
  const texts = useTexts();
  const areaNames = useAreaNames();
  const info = useInfo(subject, calculation, lens);
  const originText = useOriginText(sources, originLength);
  const benchmarkOf = useBenchmark(calculation, lens);
  const metric = subject === 'ltv_cac' || subject === 'IE_investability_level' ? null : subject;
  const explanation = metric && explainer(metric);
  const { bullet = null, verdict } = metric ? benchmarkOf(metricById(metric)) : { verdict: null };
  const facts = explanation ? underlyingFacts(explanation) : [];
  const area = activeAreaOf(metric);
  const areaName = area === null ? null : areaNames[area];
  if (info === null) return null;
  return (
    <FieldEditLinkContext value={fieldEditLink}>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        size="large"
        overline={
          areaName === null ? t`Where does this number come from` : t`${areaName} · where does this number come from`
        }
        title={info.title}
        description={info.description}
        figure={
          <div className={own.infoHead}>
            <p className={own.infoFigure}>
              <span className={own.figure}>{info.value}</span>
              {info.unit !== null && <span className={own.unit}>{info.unit}</span>}
            </p>
            {explanation?.kind === 'score' && (
              <p className={own.rests}>
                <CoverageText coverage={explanation.trust} evidenced={explanation.evidenced} />
              </p>
            )}
            {explanation && explanation.kind !== 'score' && (
              <p className={own.rests}>
                <SourceMark {...originText(explanation)} />
              </p>
            )}
          </div>
        }
        footer={<Button onClick={onClose}>{texts.close}</Button>}
        footerNote={<FirstFieldEditLink fields={facts.filter(({ of }) => of.trust === 0).map(({ id }) => id)} />}
      >
        <div className={own.info}>
          <section>
            <h3 className={own.infoTitle}>{t`Calculation`}</h3>
            <p className={own.infoText}>{info.calculation ?? t`Calculation method not available`}</p>
          </section>
          {explanation && explanation.parts.length > 0 && <MetricParts explanation={explanation} sources={sources} />}
          <div className={facts.length > maxFactsInColumn ? own.info : own.beside}>
            <section>
              <h3 className={own.infoTitle}>{t`Interpretation`}</h3>
              <p className={own.infoText}>{info.interpretation ?? t`Interpretation not available`}</p>
              {metric !== null && (
                <MetricScale
                  metric={metric}
                  value={calculation[metric] ?? null}
                  valueText={info.value}
                  lens={lens}
                  bullet={bullet}
                />
              )}
              {verdict && (
                <p className={styles.muted}>
                  <strong className={styles.strong}>{verdictText(verdict.isMet, texts)}</strong> · {verdict.text}
                </p>
              )}
              {metric === 'IE_investability_score' && validationHref !== undefined && (
                <p className={own.infoText}>
                  <TextLink variant="prose" href={validationHref}>
                    <Trans>How good is the score?</Trans>
                  </TextLink>
                </p>
              )}
              {isNewest && metric !== null && typeof calculation[metric] === 'number' && renderPercentile(metric)}
            </section>
            {explanation && <MetricSources explanation={explanation} sources={sources} />}
          </div>
          {metric !== null && <MetricPath metric={metric} name={info.title} value={info.value} explainer={explainer} />}
        </div>
      </Dialog>
    </FieldEditLinkContext>
  );
}
