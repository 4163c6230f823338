import { round2 } from './round2.ts';
import { textWidth } from './textWidth.ts';

export interface TipPosition {
  /** Px of the centre of the tooltip, from the left of the plot. */
  x: number;
  /** Px of the edge that faces the mark, from the top of the plot. */
  y: number;
  side: 'above' | 'below';
}

const padding = 24;
const lines = 56;
const distance = 8;

/** Position of the tooltip of a mark: above it, below when there is no space, and always within the plot. */
export function tipPosition(input: { x: number; y: number; width: number; title: string; text: string }): TipPosition {
  const half = (Math.max(textWidth(input.title, 12, 'bold'), textWidth(input.text, 12)) + padding) / 2;
  const highest = Math.max(half, input.width - half);
  const side = input.y < lines + distance ? 'below' : 'above';
  return {
    x: round2(Math.min(highest, Math.max(Math.min(half, input.width / 2), input.x))),
    y: round2(side === 'above' ? input.y - distance : input.y + distance),
    side,
  };
}
