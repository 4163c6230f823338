import { formatPercent, formatScore, type Lens, scoreContributions } from '@aval/metrics';
import { Avatar, Card, LevelBadge, SegmentedControl } from '@aval/ui';
import { CoverageBar, RangeBar, RiskHeatmap, Waterfall } from '@aval/ui/charts';
import { Trans, useLingui } from '@lingui/react/macro';
import { FlaskConical } from 'lucide-react';
import { useState } from 'react';

import { waterfallParts } from '../selectors/waterfallParts.ts';
import { useHeatmapGroups } from '../text/useHeatmapGroups.ts';
import { useLocale } from '../text/useLocale.ts';
import {
  exampleCalculation,
  exampleCoverage,
  exampleEvidenced,
  exampleLevel,
  exampleRange,
  exampleWeakestArea,
} from './exampleCalculation.ts';
import * as styles from './ExamplePanel.css.ts';
import { ExampleRadar } from './ExampleRadar.tsx';
import { useHighlight } from './useHighlight.ts';

const name = 'Solara';
const contributions = scoreContributions(exampleCalculation);

/** An example of an evaluation, rendered with the product's own components. */
export function ExamplePanel() {
  const { t } = useLingui();
  const locale = useLocale();
  const riskGroups = useHeatmapGroups(exampleCalculation);
  const [lens, setLens] = useState<Lens>('general');
  const { activeId, activeArea, highlight } = useHighlight(contributions);
  const score = exampleCalculation.IE_investability_score;
  const hasCell = riskGroups.some(({ cells }) => cells.some(({ id }) => id === activeId));
  const range = `${Math.round(exampleRange.low)}–${Math.round(exampleRange.high)}`;
  const stated = formatPercent(exampleCoverage * 100, 0);
  const evidenced = formatPercent(exampleEvidenced * 100, 0);
  const lenses: { value: Lens; label: string }[] = [
    { value: 'general', label: t`General` },
    { value: 'corporate', label: t`Corporate` },
    { value: 'educational', label: t`Educational` },
  ];
  return (
    <Card padding="none" aria-label={t`Example of an evaluation`}>
      <div className={styles.head}>
        <Avatar name={name} size="large" />
        <div>
          <p className={styles.name}>{name}</p>
          <p className={styles.kind}>
            <Trans>Energy software for buildings · Bilbao, Spain · Growth</Trans>
          </p>
        </div>
        <span className={styles.note}>
          <FlaskConical size={14} aria-hidden />
          <Trans>Example with invented data</Trans>
        </span>
        <div className={styles.lens}>
          <SegmentedControl label={t`Lens`} options={lenses} value={lens} onValueChange={setLens} />
        </div>
      </div>
      <div className={styles.panes}>
        <div className={styles.pane}>
          <h2 className={styles.paneTitle}>
            <Trans>Investability</Trans>
          </h2>
          <div className={styles.figures}>
            <span>
              <span className={styles.score}>{formatScore(score)}</span> <span className={styles.outOf}>/100</span>
            </span>
            <LevelBadge level={exampleLevel} />
          </div>
          <RangeBar score={score} range={exampleRange} label={name} />
          <dl className={styles.facts}>
            <div className={styles.fact}>
              <dt className={styles.term}>
                <Trans>90 % range</Trans>
              </dt>
              <dd className={styles.value}>{range}</dd>
            </div>
            <div className={styles.fact}>
              <dt className={styles.term}>
                <Trans>Weakest link</Trans>
              </dt>
              <dd className={styles.value}>
                <Trans>Market {formatScore(exampleWeakestArea)}</Trans>
              </dd>
            </div>
            <div className={styles.fact}>
              <dt className={styles.term}>
                <Trans>Coverage</Trans>
              </dt>
              <dd className={styles.value}>{stated}</dd>
            </div>
          </dl>
          <CoverageBar coverage={exampleCoverage} evidenced={exampleEvidenced} label={t`Coverage`} isCompact />
          <p className={styles.prose}>
            <Trans>
              {stated} of the score is stated, and documents vouch for {evidenced}. The rest are estimates, and count
              half.
            </Trans>
          </p>
        </div>
        <div className={styles.pane}>
          <p className={styles.paneTitle} aria-hidden>
            <Trans>Where the points come from</Trans>
          </p>
          <Waterfall
            title={t`Where the points come from`}
            titleLevel={2}
            isBare
            parts={waterfallParts(contributions, locale)}
            total={{ label: t`Score`, points: score, detail: t`90 % range: ${range}` }}
            range={exampleRange}
            activeId={activeArea}
            onActiveChange={highlight}
          />
        </div>
        <div className={styles.pane}>
          <p className={styles.paneTitle} aria-hidden>
            <Trans>Profile by areas</Trans>
          </p>
          <ExampleRadar name={name} lens={lens} activeArea={activeArea} onActiveChange={highlight} />
        </div>
      </div>
      <div className={styles.map}>
        <p className={styles.paneTitle} aria-hidden>
          <Trans>Risk heatmap</Trans>
          <span className={styles.scale}>
            <Trans>From 0 to 10: more is better</Trans>
          </span>
        </p>
        <RiskHeatmap
          title={t`Risk heatmap`}
          titleLevel={2}
          isBare
          groups={riskGroups}
          activeId={hasCell ? activeId : activeArea}
          onActiveChange={highlight}
        />
      </div>
    </Card>
  );
}
