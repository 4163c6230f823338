import { formatPlain } from '@aval/metrics';
import { clsx } from 'clsx/lite';
import type { ComponentPropsWithRef } from 'react';

import { fillText, useTexts, type Texts } from '../../texts/TextsContext.ts';
import { drawing, ghost, ghostStrong, text as textStyles } from '../shared/chart.css.ts';
import { svgSize } from '../shared/svgSize.ts';
import { useWidth } from '../shared/useWidth.ts';
import { ValueMarker } from '../shared/ValueMarker.tsx';
import { frame } from './BandBar.css.ts';
import { type BandBarBand, bandBarLayout } from './bandBarLayout.ts';

export interface BandBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Null while it is unknown: the bands are drawn without a line. */
  value: number | null;
  /** The value as printed. */
  valueText: string;
  /** The bands from the lower end of the scale up. */
  bands: readonly BandBarBand[];
  /** End of the drawn scale; a value beyond it is drawn at the end. */
  end: number;
  /** Formats the numbers at which bands change. @default formatPlain */
  format?: ((value: number) => string) | undefined;
  /** Accessible name, when the surrounding content does not give it. */
  label?: string | undefined;
}

/** A value on its reading bands: where each band begins, its name, and the band that contains the value. */
export function BandBar({
  value,
  valueText,
  bands,
  end,
  format = formatPlain,
  label,
  className,
  ...rest
}: BandBarProps) {
  const texts = useTexts();
  const [ref, width] = useWidth<HTMLDivElement>(320);
  const layout = bandBarLayout({ value, text: valueText, bands, end, width, format });
  const { track, marker, above } = layout;
  const said = [label, bandText(value === null ? null : valueText, bands, format, texts)].filter(Boolean).join(': ');
  return (
    <div {...rest} role="img" aria-label={said} className={clsx(frame, className)}>
      <div ref={ref}>
        <svg className={drawing} {...svgSize({ width, height: layout.height })} aria-hidden="true">
          {layout.segments.map((segment) => (
            <rect
              key={segment.x}
              className={segment.isCurrent ? ghostStrong : ghost}
              data-state={segment.isCurrent ? 'current' : undefined}
              x={segment.x}
              y={track.y}
              width={segment.width}
              height={track.height}
              rx={2}
            />
          ))}
          {marker !== null && <ValueMarker {...marker} />}
          {above !== null && (
            <text className={textStyles.small} x={above.x} y={above.y} textAnchor={above.anchor}>
              {above.text}
            </text>
          )}
          {layout.cuts.map((one) => (
            <text key={one.text} className={textStyles.axis} x={one.x} y={one.y} textAnchor={one.anchor}>
              {one.text}
            </text>
          ))}
          {layout.names.map((one) => (
            <text
              key={one.x}
              className={one.isCurrent ? textStyles.small : textStyles.axis}
              x={one.x}
              y={one.y}
              textAnchor={one.anchor}
            >
              {one.text}
            </text>
          ))}
        </svg>
      </div>
    </div>
  );
}

/** Accessible text of the bar: '52,8, Average, 40 to 70'. */
function bandText(
  value: string | null,
  bands: readonly BandBarBand[],
  format: (value: number) => string,
  texts: Texts,
): string {
  if (value === null) return texts.chartNothing;
  const current = bands.find(({ isCurrent }) => isCurrent);
  if (!current) return value;
  const { from, to, label } = current;
  const span = to === null ? null : fillText(texts.chartLowToHigh, { low: format(from), high: format(to) });
  return [value, label, span].filter(Boolean).join(', ');
}
