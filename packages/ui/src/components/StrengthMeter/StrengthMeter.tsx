import { clsx } from 'clsx/lite';
import { Check, Circle, CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';

import { fillText, useTexts } from '../../texts/TextsContext.ts';
import * as styles from './StrengthMeter.css.ts';

export const strengths = ['weak', 'medium', 'strong'] as const;
export type Strength = (typeof strengths)[number];

export interface StrengthCriterion {
  id: string;
  label: string;
  isMet: boolean;
}

export interface StrengthMeterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Null while nothing is typed: no segment is filled and no label is shown. */
  strength: Strength | null;
  /** The criteria of the strength, checked when met. */
  criteria?: readonly StrengthCriterion[] | undefined;
}

const icons = { weak: CircleX, medium: TriangleAlert, strong: CircleCheck };

/** Strength of a password: three segments with icon and label, and the criteria. */
export function StrengthMeter({ strength, criteria = [], className, ...rest }: StrengthMeterProps) {
  const texts = useTexts();
  const met = criteria.filter((criterion) => criterion.isMet).length;
  const filled = strength === null ? 0 : strengths.indexOf(strength) + 1;
  const Icon = strength === null ? null : icons[strength];
  return (
    <div {...rest} className={clsx(styles.meter, className)} data-state={strength ?? 'empty'}>
      <div className={styles.segments} aria-hidden="true">
        {strengths.map((segment, index) => (
          <span key={segment} className={styles.segment} data-filled={index < filled || undefined} />
        ))}
      </div>
      <div className={styles.summary}>
        <span role="status" className={styles.word}>
          {Icon && strength !== null && (
            <>
              <Icon className={styles.icon} aria-hidden="true" />
              <span className={styles.hidden}>{texts.passwordStrength}: </span>
              {texts[strength]}
            </>
          )}
        </span>
        {criteria.length > 0 && (
          <span className={styles.count}>{fillText(texts.metOf, { x: met, y: criteria.length })}</span>
        )}
      </div>
      {criteria.length > 0 && (
        <ul className={styles.criteria}>
          {criteria.map(({ id, label, isMet }) => (
            <li key={id} className={styles.criterion} data-state={isMet ? 'met' : 'unmet'}>
              {isMet ? (
                <Check className={styles.icon} aria-hidden="true" />
              ) : (
                <Circle className={styles.icon} aria-hidden="true" />
              )}
              {label}
              <span className={styles.hidden}> {isMet ? texts.met : texts.notMet}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
