import { formatNumber, formatPercent, formatScore } from '@aval/metrics';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { clsx } from 'clsx/lite';
import { type ComponentPropsWithRef, useImperativeHandle } from 'react';

import { fillText, useTexts } from '../../texts/TextsContext.ts';
import type { AreaTone } from '../shared/tones.ts';
import { useWidth } from '../shared/useWidth.ts';
import * as styles from './AreaArithmetic.css.ts';
import { arithmeticLayout, type ArithmeticPart, fitsSideBySide } from './arithmeticLayout.ts';

export interface AreaArithmeticProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The parts of the area; their weights add up to 1. */
  parts: readonly ArithmeticPart[];
  /** The area, in its own colour. */
  tone: AreaTone;
  /** Part highlighted elsewhere: the others are dimmed. */
  activeId?: string | null | undefined;
  /** Another area is highlighted: this one is dimmed. */
  isBehind?: boolean | undefined;
  /** Called with the part under the pointer, and with null when the pointer leaves. */
  onActiveChange?: ((id: string | null) => void) | undefined;
}

/** An area's own arithmetic: bars as wide as their weights, filled to the score, with the points they give. */
export function AreaArithmetic({
  parts,
  tone,
  activeId = null,
  isBehind = false,
  onActiveChange,
  ref,
  className,
  ...rest
}: AreaArithmeticProps) {
  const texts = useTexts();
  const [listRef, room] = useWidth<HTMLUListElement>(1120);
  useImperativeHandle<HTMLUListElement | null, HTMLUListElement | null>(ref, () => listRef.current, [listRef]);
  const bars = arithmeticLayout(parts);
  const hasActive = parts.some(({ id }) => id === activeId);
  const nameOf = (index: number): string =>
    `${parts[index]?.label ?? ''} ${formatPercent(bars[index]?.maximum ?? 0, 0)}`;
  const ofMaximum = (maximum: number): string => fillText(texts.chartOfMaximum, { max: formatNumber(maximum) });
  const pairs = bars.map(
    ({ points, maximum }, index) =>
      [nameOf(index), points === null ? texts.noData : `${formatScore(points)} ${ofMaximum(maximum)}`] as const,
  );
  return (
    <ul
      {...rest}
      ref={listRef}
      className={clsx(styles.list, className)}
      data-state={fitsSideBySide(pairs, room) ? 'beside' : 'stacked'}
    >
      {parts.map((part, index) => {
        const bar = bars[index];
        return (
          bar !== undefined && (
            <li
              key={part.id}
              className={styles.part}
              data-state={isBehind || (hasActive && part.id !== activeId) ? 'dimmed' : undefined}
              {...(onActiveChange && {
                onPointerEnter: () => onActiveChange(part.id),
                onPointerLeave: () => onActiveChange(null),
              })}
              style={assignInlineVars({ [styles.weight]: String(bar.maximum), [styles.reach]: `${bar.reach}%` })}
            >
              <span
                className={styles.track}
                data-state={bar.points === null ? 'missing' : undefined}
                style={assignInlineVars({ [styles.share]: `${bar.fill}%` })}
              >
                <span className={styles.fill[tone]} />
              </span>
              <span className={styles.texts}>
                <span className={styles.name}>{nameOf(index)}</span>
                <span className={styles.points}>
                  {bar.points === null ? (
                    texts.noData
                  ) : (
                    <>
                      <strong className={styles.figure}>{formatScore(bar.points)}</strong> {ofMaximum(bar.maximum)}
                    </>
                  )}
                </span>
              </span>
            </li>
          )
        );
      })}
    </ul>
  );
}
