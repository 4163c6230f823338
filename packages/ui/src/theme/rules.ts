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
 * Extends the touch target of a small control without changing the layout. Only when no other control is within that
 * area.
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

/** Visible to assistive technology only. */
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

/** Truncates text at its own end: names may be in any script, regardless of the direction of the page. */
const cutAtEnd = { overflow: 'hidden', unicodeBidi: 'plaintext' } as const;

/** One line that ends in an ellipsis. */
export const truncateRule = { ...cutAtEnd, textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Truncates a text after a number of lines, with an ellipsis. */
export const clampRule = (lines: number) =>
  ({ ...cutAtEnd, display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines }) as const;

/** Tabular figures, which line up in columns. */
export const figuresRule = { fontVariantNumeric: 'tabular-nums' } as const;

/** The selected option in forced colours, where tints and transparent borders are not visible. */
export const chosenInForcedColors = {
  color: 'HighlightText',
  backgroundColor: 'Highlight',
  borderColor: 'Highlight',
  forcedColorAdjust: 'none',
} as const;

/**
 * For layers with an opening animation only: on closing, Radix would wait, sometimes forever, for the end of an
 * animation that is still set.
 */
export const closesWithoutAnimation = { '&[data-state="closed"]': { animation: 'none' } } as const;
