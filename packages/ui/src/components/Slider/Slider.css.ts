import { createVar, style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { figuresRule, focusRing, textRule } from '../../theme/rules.ts';

/** Where the thumb stands, and where a mark or a cut does: 0 to 1. */
export const place = createVar();
export const at = createVar();

const thumbSize = createVar();
const trackHeight = vars.space.xs;
const percentOf = (fraction: string) => `calc(${fraction} * 100%)`;

/** What stands below the ends of the track has room beside it: half a column of `mostWords` words. */
const gutter = '10%';
const mostWords = 5;
const contentOfWhole = 0.8;

export const slider = style(
  ui({
    display: 'block',
    minInlineSize: 0,
    paddingInline: gutter,
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
    selectors: { '[data-disabled] > &': { cursor: 'not-allowed' } },
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
      '[data-state=unanswered] &': { border: `1px dashed ${vars.color.borderField}` },
      '[data-state=unanswered][data-invalid] &': { borderColor: vars.color.dangerBorder },
      '[data-disabled] &': { borderColor: vars.color.textDisabled },
    },
    '@media': { [media.coarse]: { selectors: { '&::before': { inset: `calc(${vars.space.s} * -1)` } } } },
  }),
);

/** How many words stand below the track. */
export const count = createVar();

/**
 * One column per word over the whole width, each word centred below its stop. One that is too long for the room around
 * the first or last stop goes on inwards, and one that is too long for its column goes on below.
 */
export const words = style(
  ui({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, calc(100% / ${count}))`,
    inlineSize: `calc(100% / ${contentOfWhole})`,
    marginInlineStart: `calc(${gutter} / ${contentOfWhole} * -1)`,
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
        hyphens: 'auto',
      },
      [`${words} > :is(:first-child, :last-child) > &`]: { minInlineSize: `calc(${count} / ${mostWords} * 100%)` },
      '&:disabled': { color: vars.color.textDisabled },
    },
  }),
);
