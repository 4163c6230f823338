import type { FieldSource } from '@aval/contract';
import {
  type ExplainedPart,
  type Explanation,
  formatChange,
  formatPercent,
  formatPlain,
  formatScore,
  isMetricId,
  metricById,
  type MetricPart,
  pointsCurve,
  roundByLargestRemainder,
} from '@aval/metrics';
import { ProgressBar, SourceMark } from '@aval/ui';
import { PointsCurve } from '@aval/ui/charts';
import { Trans, useLingui } from '@lingui/react/macro';
import { assignInlineVars } from '@vanilla-extract/dynamic';

import { useLocale } from '../text/useLocale.ts';
import { explainedName, explainedValue } from './explainedText.ts';
import { FieldEditLink } from './FieldEditLink.tsx';
import * as own from './metrics.css.ts';
import { underlyingFacts } from './underlyingFacts.ts';
import { useOriginText } from './useOriginText.ts';

const lineLength = 60;
/** Points from which on it is said what evidence would give. */
const leastHeldBack = 0.05;

interface MetricPartsProps {
  explanation: Explanation;
  sources: Readonly<Record<string, FieldSource>>;
}

/** The parts of a score: the value, weight and contribution of each, down to the printed score. */
export function MetricParts({ explanation, sources }: MetricPartsProps) {
  const { t } = useLingui();
  const numbers = `${own.headCell} ${own.numberCell}`;
  const shown = roundByLargestRemainder(
    [...explanation.parts.map(({ points }) => points), explanation.limit],
    explanation.value ?? 0,
    1,
  );
  const limit = shown.at(-1) ?? 0;
  const scales = scalesOf(explanation.id);
  return (
    <div>
      <table className={own.table} aria-label={t`Parts of the score`}>
        <thead>
          <tr>
            <th className={own.headCell} scope="col">{t`Part`}</th>
            {scales.size > 0 && <th className={`${own.headCell} ${own.optional}`} scope="col">{t`Value to points`}</th>}
            <th className={numbers} scope="col">{t`Points`}</th>
            <th className={`${numbers} ${own.optional}`} scope="col">{t`Weight`}</th>
            <th className={numbers} scope="col">{t`Adds`}</th>
          </tr>
        </thead>
        <tbody>
          {explanation.parts.map((part, index) => (
            <PartRow
              key={`${part.of.id}${String(part.isWeakestLink)}`}
              part={part}
              scale={scales.get(part.of.id) ?? null}
              hasCurves={scales.size > 0}
              points={shown[index] ?? part.points}
              sources={sources}
            />
          ))}
        </tbody>
      </table>
      {limit < 0 && (
        <p className={own.sumLine}>
          <span className={own.partName}>{t`A limit takes`}</span>
          <span>{formatChange(limit)}</span>
        </p>
      )}
      {explanation.unproven >= leastHeldBack && (
        <p className={own.sumLine}>
          <span className={own.partName}>{t`Not yet evidenced: evidence for all that is stated would add`}</span>
          <span>{formatChange(explanation.unproven)}</span>
        </p>
      )}
      <p className={own.sumLine}>
        <strong className={own.partName}>{limit < 0 ? t`Sum after the limit` : t`Sum of the parts`}</strong>
        <span>
          <Trans>
            <strong className={own.adds}>{formatScore(explanation.value)}</strong> of 100
          </Trans>
        </span>
      </p>
    </div>
  );
}

type PartScale = NonNullable<MetricPart['scale']>;

function scalesOf(id: string): ReadonlyMap<string, PartScale> {
  const parts = isMetricId(id) ? metricById(id).parts : [];
  return new Map(parts.flatMap(({ source, scale }) => (scale === null ? [] : [[source, scale] as const])));
}

interface PartRowProps {
  part: ExplainedPart;
  /** Null for a part that is itself a score. */
  scale: PartScale | null;
  /** Whether any part of the table has a curve. */
  hasCurves: boolean;
  /** Its contribution, as printed. */
  points: number;
  sources: MetricPartsProps['sources'];
}

/** Whether evidence for what is stated would count visibly more. */
const isHeldBack = ({ of, score, stated }: ExplainedPart): boolean =>
  of.kind !== 'score' && stated !== null && stated - score >= leastHeldBack;

function PartRow({ part, scale, hasCurves, points, sources }: PartRowProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const originText = useOriginText(sources, lineLength);
  const { of, score, stated, weight, isWeakestLink } = part;
  const name = explainedName(of, locale);
  const value = explainedValue(of, locale);
  const maximum = formatPlain(weight * 100);
  const numbers = `${own.cell} ${own.numberCell}`;
  // The missing inputs of a score are listed with its sources.
  const missing = of.kind === 'score' ? undefined : underlyingFacts(of).find((fact) => fact.of.trust === 0);
  const curve = scale && <PointsCurve {...pointsCurve(scale, of.value, stated ?? score)} unknownScore={score} />;
  return (
    <tr>
      <th className={own.cell} scope="row">
        <span className={own.partName}>{isWeakestLink ? t`Weakest area again: ${name}` : name}</span>
        {value !== null && <span className={own.partNote}>{value}</span>}
        <span className={own.partNote}>
          <SourceMark {...originText(of)} />
        </span>
        {stated !== null && isHeldBack(part) && (
          <span className={own.partNote}>{t`${formatScore(stated)} with evidence`}</span>
        )}
        {missing && (
          <span className={own.partNote}>
            <FieldEditLink field={missing.id} />
          </span>
        )}
        {curve && <span className={own.curveBelow}>{curve}</span>}
      </th>
      {hasCurves && <td className={`${own.cell} ${own.optional}`}>{curve}</td>}
      <td className={numbers}>{formatScore(score)}</td>
      <td className={`${numbers} ${own.optional}`}>× {formatPercent(weight * 100, 0)}</td>
      <td className={numbers}>
        <Trans>
          <strong className={own.adds}>{formatScore(points)}</strong> of {maximum}
        </Trans>
        <div aria-hidden className={own.partBar} style={assignInlineVars({ [own.partShare]: String(weight) })}>
          <ProgressBar
            label={name}
            value={score}
            tone={of.trust > 0 ? 'control' : 'unknown'}
            hasHeader={false}
            size="small"
          />
        </div>
      </td>
    </tr>
  );
}
