import { vars } from './contract.css.ts';
import { media } from './media.ts';

export type TextSize = keyof typeof vars.text;

/** Size, line height, weight and tracking of one step of the type scale. */
export const textRule = (size: TextSize) => ({
  fontSize: vars.text[size].size,
  lineHeight: vars.text[size].line,
  fontWeight: vars.text[size].weight,
  letterSpacing: vars.text[size].tracking,
});

/** The one focus ring, for `:focus-visible`. */
export const focusRing = {
  outline: `${vars.focusRing.width} solid ${vars.color.focus}`,
  outlineOffset: vars.focusRing.offset,
};

/**
 * A control that is smaller than a finger takes presses from around it, and nothing moves. Only where no other control
 * stands within that room.
 */
export const touchTargetRule = {
  position: 'relative',
  '@media': {
    [media.coarse]: {
      '::after': {
        content: '""',
        position: 'absolute',
        insetBlock: `min(0px, (100% - ${vars.control.height}) / 2)`,
        insetInline: `min(0px, (100% - ${vars.control.height}) / 2)`,
      },
    },
  },
} as const;

/** Present for assistive technology only. */
export const visuallyHiddenRule = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  padding: 0,
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;

/** What is cut is cut at its own end: names are in any script, whatever the direction of the page. */
const cutAtEnd = { overflow: 'hidden', unicodeBidi: 'plaintext' } as const;

/** One line that ends in an ellipsis. */
export const truncateRule = { ...cutAtEnd, textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** At most so many lines, the last of which ends in an ellipsis. */
export const clampRule = (lines: number) =>
  ({ ...cutAtEnd, display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines }) as const;

/** Figures that line up below each other. */
export const figuresRule = { fontVariantNumeric: 'tabular-nums' } as const;

/** The chosen one of several where the system gives the colours: tints and transparent borders say nothing there. */
export const chosenInForcedColors = {
  color: 'HighlightText',
  backgroundColor: 'Highlight',
  borderColor: 'Highlight',
  forcedColorAdjust: 'none',
} as const;

/** Beside an animation that only opens a layer: Radix would wait, at times for ever, for the end of one still named on closing. */
export const closesWithoutAnimation = { '&[data-state="closed"]': { animation: 'none' } } as const;
