import { formatPercent } from '@aval/metrics';
import { clsx } from 'clsx/lite';
import type { ComponentPropsWithRef } from 'react';

import { fillText, useTexts } from '../../texts/TextsContext.ts';
import {
  drawing,
  estimated as estimatedFill,
  fill,
  ghost,
  legend,
  legendEntry,
  surfaceLine,
} from '../shared/chart.css.ts';
import * as styles from './CoverageBar.css.ts';
import { coverageLayout } from './coverageLayout.ts';

export interface CoverageBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Share of the score that is based on facts, 0-1: estimates count half. */
  coverage: number;
  /** Stated share, 0-1. By default the coverage itself. */
  stated?: number | undefined;
  /** Share for which somebody other than the startup vouches, 0-1; part of the stated one. Left out: not worked out. */
  evidenced?: number | undefined;
  /** Estimated share, 0-1. @default 0 */
  estimated?: number | undefined;
  /** What is covered. @default 'Coverage' */
  label?: string | undefined;
  /** Only the bar, when name and figure are printed next to it. @default false */
  isCompact?: boolean | undefined;
}

/**
 * How much of a score is stated, and how much of it evidenced. The bar counts estimates in full, the percentage counts them half, as the
 * legend explains.
 */
export function CoverageBar({
  coverage,
  stated = coverage,
  evidenced,
  estimated = 0,
  label,
  isCompact = false,
  className,
  ...rest
}: CoverageBarProps) {
  const texts = useTexts();
  const layout = coverageLayout(stated, estimated, evidenced);
  const figure = formatPercent(coverage * 100, 0);
  const both =
    evidenced === undefined
      ? figure
      : `${fillText(texts.stated, { value: figure })} · ${fillText(texts.evidenced, { value: formatPercent(evidenced * 100, 0) })}`;
  const parts = [
    { id: 'evidenced', share: layout.evidenced, text: texts.coverageEvidenced },
    {
      id: 'stated',
      share: layout.stated,
      text: layout.evidenced > 0 ? texts.coverageOnlyStated : texts.coverageStated,
    },
    { id: 'estimated', share: layout.estimated, text: texts.coverageEstimated },
    { id: 'unknown', share: layout.unknown, text: texts.coverageUnknown },
  ] as const;
  const entries = parts
    .filter((part) => part.share >= 0.5)
    .map((part) => ({ ...part, text: fillText(part.text, { value: formatPercent(part.share, 0) }) }));
  const name = label ?? texts.chartCoverage;
  const proven = `${layout.evidenced}%`;
  const edge = `${layout.evidenced + layout.stated}%`;
  const end = `${layout.evidenced + layout.stated + layout.estimated}%`;
  return (
    <div {...rest} className={clsx(styles.frame, className)}>
      {!isCompact && (
        <div className={styles.head}>
          <span>{name}</span>
          <span className={styles.figure}>{both}</span>
        </div>
      )}
      <svg
        className={clsx(drawing, styles.bar)}
        width="100%"
        height={8}
        role="img"
        aria-label={`${name} ${both}: ${entries.map((part) => part.text).join(', ')}`}
      >
        <rect className={ghost} width="100%" height={8} />
        <rect className={estimatedFill} width={end} height={8} />
        <rect className={fill.ink} width={edge} height={8} />
        {layout.evidenced > 0 && <rect className={styles.evidenced} width={proven} height={8} />}
        {layout.estimated > 0 && <line className={surfaceLine} x1={edge} x2={edge} y1={0} y2={8} strokeWidth={1} />}
      </svg>
      {!isCompact && (
        <ul className={legend} aria-hidden="true">
          {entries.map((part) => (
            <li key={part.id} className={legendEntry}>
              <span className={styles.swatch[part.id]} />
              {part.text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
