import { createVar, style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { figuresRule, focusRing, textRule } from '../../theme/rules.ts';

/** Position of the thumb, a mark or a cut: 0 to 1. */
export const place = createVar();
export const at = createVar();

const thumbSize = createVar();
const dotSize = vars.space.s;
const trackHeight = vars.space.xs;
const percentOf = (fraction: string) => `calc(${fraction} * 100%)`;

/** Labels below the ends of the track extend beyond it: half a column of `mostWords` words. */
const gutter = '10%';
const mostWords = 5;
const contentOfWhole = 0.8;

export const slider = style(
  ui({
    display: 'block',
    minInlineSize: 0,
    paddingInline: gutter,
    containerType: 'inline-size',
    vars: { [thumbSize]: vars.icon.large },
    '@media': { [media.coarse]: { vars: { [thumbSize]: `calc(${vars.icon.large} + ${vars.space.s})` } } },
  }),
);

export const root = style(
  ui({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    blockSize: `max(${thumbSize}, ${vars.text.md.line})`,
    touchAction: 'pan-y',
    cursor: 'pointer',
    userSelect: 'none',
    borderRadius: vars.radius.xs,
    selectors: {
      '[data-disabled] > &': { cursor: 'not-allowed' },
      // Without an answer there is no thumb to draw the ring around.
      '[data-state=unanswered] > &:has(:focus-visible)': focusRing,
    },
    '@media': {
      [media.coarse]: {
        blockSize: vars.control.height,
        marginBlock: `calc((${vars.text.lg.line} - ${vars.control.height}) / 4)`,
      },
    },
  }),
);

export const track = style(
  ui({
    position: 'relative',
    flex: 1,
    blockSize: trackHeight,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.track,
    overflow: 'hidden',
    forcedColorAdjust: 'none',
    selectors: {
      '[data-state=unanswered] > * > &': {
        blockSize: 0,
        borderRadius: 0,
        backgroundColor: 'transparent',
        borderBlockStart: `${vars.space['2xs']} dashed ${vars.color.borderField}`,
      },
      '[data-state=unanswered][data-invalid] > * > &': { borderColor: vars.color.dangerBorder },
    },
    '@media': { [media.forcedColors]: { backgroundColor: 'GrayText' } },
  }),
);

export const fill = style(
  ui({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: percentOf(place),
    backgroundColor: vars.color.control,
    selectors: { '[data-disabled] &': { backgroundColor: vars.color.textDisabled } },
    '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
  }),
);

export const cut = style(
  ui({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: percentOf(at),
    inlineSize: vars.space['2xs'],
    marginInlineStart: '-1px',
    backgroundColor: vars.color.surface,
    '@media': { [media.forcedColors]: { backgroundColor: 'Canvas' } },
  }),
);

/** A selectable value, while none is chosen. */
export const dot = style(
  ui({
    position: 'absolute',
    insetInlineStart: percentOf(at),
    inlineSize: dotSize,
    blockSize: dotSize,
    marginInlineStart: `calc(${dotSize} / -2)`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.surface,
    border: `1px solid ${vars.color.borderField}`,
    pointerEvents: 'none',
    selectors: { '[data-state=unanswered][data-invalid] &': { borderColor: vars.color.dangerBorder } },
  }),
);

/** Radix keeps the thumb inside the track; moving it back puts its middle over the marks. */
const overTrack = `calc((${place} * 2 - 1) * ${thumbSize} / 2)`;

export const thumb = style(
  ui({
    display: 'block',
    inlineSize: thumbSize,
    blockSize: thumbSize,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.surface,
    border: `${vars.space['2xs']} solid ${vars.color.control}`,
    transform: `translateX(${overTrack})`,
    selectors: {
      '[dir=rtl] &': { transform: `translateX(calc(${overTrack} * -1))` },
      '&:focus-visible': focusRing,
      '&::before': {
        content: '',
        position: 'absolute',
        inset: `calc(${vars.space.xs} * -1)`,
        borderRadius: vars.radius.full,
      },
      '[data-state=unanswered] &': { opacity: 0, pointerEvents: 'none' },
      '[data-disabled] &': { borderColor: vars.color.textDisabled },
    },
    '@media': { [media.coarse]: { selectors: { '&::before': { inset: `calc(${vars.space.s} * -1)` } } } },
  }),
);

/** Number of labels below the track. */
export const count = createVar();
/** The half-column at which a staggered label begins. */
export const from = createVar();
const halvesOfRoom = 4;

/** Narrower than this, a fifth of the slider is too narrow for the longest label of a scale. */
const staggersUnder = '(max-width: 23rem)';

/**
 * One column per label over the whole width, each label centred below its stop. A label that is too long at the first
 * or last stop extends inwards, and a phrase that is too long for its column wraps. In a narrow slider every other
 * label is one line lower, where it has the width of two columns; words are never broken.
 */
export const words = style(
  ui({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, calc(100% / ${count}))`,
    inlineSize: `calc(100% / ${contentOfWhole})`,
    marginInlineStart: `calc(${gutter} / ${contentOfWhole} * -1)`,
  }),
);

/** With more labels than this, they are staggered in a narrow slider. */
export const mostInOneLine = 3;
export const manyWords = style(
  ui({
    '@container': { [staggersUnder]: { gridTemplateColumns: `repeat(auto-fit, calc(50% / ${count}))` } },
  }),
);

export const marks = style(ui({ position: 'relative', display: 'block', blockSize: vars.text.md.line }));

export const mark = style(
  ui({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: percentOf(at),
    inlineSize: 0,
    display: 'flex',
    justifyContent: 'center',
    minInlineSize: 0,
    selectors: {
      [`${words} > &`]: { position: 'static', inlineSize: 'auto' },
      [`${words} > &:first-child`]: { justifyContent: 'flex-start' },
      [`${words} > &:last-child`]: { justifyContent: 'flex-end' },
    },
    '@container': {
      [staggersUnder]: {
        selectors: {
          [`${manyWords} > &`]: { gridColumn: `${from} / span ${halvesOfRoom}`, gridRow: 1 },
          [`${manyWords} > &:nth-child(even)`]: { gridRow: 2 },
        },
      },
    },
  }),
);

export const word = style(
  ui({
    ...textRule('xs'),
    ...figuresRule,
    flex: 'none',
    paddingInline: vars.space['2xs'],
    paddingBlock: vars.space['2xs'],
    whiteSpace: 'nowrap',
    textAlign: 'center',
    color: vars.color.textMuted,
    borderRadius: vars.radius.xs,
    selectors: {
      '&:hover:not(:disabled)': { color: vars.color.text, backgroundColor: vars.color.hover },
      '&[data-state=chosen]': { color: vars.color.text, fontWeight: 600 },
      [`${words} &`]: {
        flex: '0 1 auto',
        alignSelf: 'start',
        paddingInline: vars.space.xs,
        whiteSpace: 'normal',
        overflowWrap: 'normal',
      },
      [`${words} > :is(:first-child, :last-child) > &`]: { minInlineSize: `calc(${count} / ${mostWords} * 100%)` },
      '&:disabled': { color: vars.color.textDisabled },
    },
    '@container': {
      [staggersUnder]: {
        selectors: { [`${manyWords} > :is(:first-child, :last-child) > &`]: { minInlineSize: '50%' } },
      },
    },
  }),
);
