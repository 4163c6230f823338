import { formatNumber, formatPercent } from '@aval/metrics';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { clsx } from 'clsx/lite';
import { type ComponentProps, useId } from 'react';

import * as styles from './ProgressBar.css.ts';
import { progressNow, progressShare } from './progressShare.ts';

export const progressTones = ['control', 'ink', 'success', 'info', 'warning', 'danger', 'neutral', 'unknown'] as const;
export type ProgressTone = (typeof progressTones)[number];

export interface ProgressPart {
  id: string;
  label: string;
  value: number;
  tone: ProgressTone;
}

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is in progress; always the accessible name. */
  label: string;
  /** 0 to `max`, clamped to that range; with `parts` it is their sum. */
  value?: number | undefined;
  /** The value of 100 %. */
  max?: number | undefined;
  /** Text of the value ('120 of 400'); a percentage by default. */
  valueText?: string | undefined;
  /** Several outcomes in one bar, with a legend that shows the count of each. */
  parts?: readonly ProgressPart[] | undefined;
  /** Meaning of a bar with one part; `parts` have their own tones. */
  tone?: ProgressTone | undefined;
  /** Thickness: `small` in rows, `large` for the main content of a page. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Shows label and value above the bar. */
  hasHeader?: boolean | undefined;
}

/** Progress of a task, split by outcome if there are several. */
export function ProgressBar({
  label,
  parts,
  value = parts?.reduce((sum, part) => sum + part.value, 0) ?? 0,
  max = 100,
  valueText,
  tone = 'control',
  size = 'medium',
  hasHeader = true,
  className,
  ...rest
}: ProgressBarProps) {
  const labelId = useId();
  const text = valueText ?? formatPercent(progressShare(value, max), 0);
  const shown = parts ?? [{ id: 'value', label, value, tone }];
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      {hasHeader && (
        <div className={styles.header}>
          <span id={labelId}>{label}</span>
          <span className={styles.value}>{text}</span>
        </div>
      )}
      <div
        role="progressbar"
        {...(hasHeader ? { 'aria-labelledby': labelId } : { 'aria-label': label })}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={progressNow(value, max)}
        aria-valuetext={text}
        className={styles.track[size]}
      >
        {shown.map((part) => (
          <div
            key={part.id}
            className={clsx(styles.part, styles.parts[part.tone])}
            style={assignInlineVars({ [styles.share]: `${progressShare(part.value, max)}%` })}
          />
        ))}
      </div>
      {parts && (
        <ul className={styles.legend}>
          {parts.map((part) => (
            <li key={part.id} className={styles.legendItem}>
              <span aria-hidden className={clsx(styles.swatch, styles.parts[part.tone])} />
              {part.label} {formatNumber(part.value, 0)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
