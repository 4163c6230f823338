import { assignInlineVars } from '@vanilla-extract/dynamic';

import { tip, tipText, tipTitle, tipX, tipY } from './ChartTip.css.ts';
import { tipPosition } from './tipPosition.ts';

export interface ChartTipProps {
  /** Px in the plot at which the tooltip points. */
  x: number;
  y: number;
  /** Width of the plot in px; the tooltip stays within it. */
  width: number;
  title: string;
  text: string;
}

/** Tooltip of a mark. Hidden from assistive technology, which reads the label of the mark itself. */
export function ChartTip({ x, y, width, title, text }: ChartTipProps) {
  const place = tipPosition({ x, y, width, title, text });
  return (
    <div
      className={tip}
      aria-hidden="true"
      data-export="none"
      data-side={place.side}
      style={assignInlineVars({ [tipX]: `${place.x}px`, [tipY]: `${place.y}px` })}
    >
      <span className={tipTitle}>{title}</span>
      <span className={tipText}>{text}</span>
    </div>
  );
}
