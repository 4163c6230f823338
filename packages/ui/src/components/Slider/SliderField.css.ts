import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { figuresRule, textRule } from '../../theme/rules.ts';

const stacksUnder = '(max-width: 40rem)';
const textColumn = '12.5rem';
const answerColumn = '7.75rem';
const figureWidth = '7rem';

export const container = style(ui({ containerType: 'inline-size', minInlineSize: 0 }));

export const row = style(
  ui({
    display: 'grid',
    gridTemplateColumns: `${textColumn} minmax(0, 1fr) ${answerColumn}`,
    columnGap: vars.space.xl,
    rowGap: vars.space.xs,
    alignItems: 'start',
    paddingBlock: vars.space.l,
    '@container': {
      [stacksUnder]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: vars.space.l, rowGap: vars.space.m },
    },
  }),
);

/** Scrolling to the slider also shows its question: next to it, or above it when it is narrow. */
globalStyle(
  `${row} :is([role=slider], input)`,
  ui({
    scrollMarginBlock: `${vars.space.xl} calc(3 * ${vars.text.lg.line})`,
    '@container': {
      [stacksUnder]: { scrollMarginBlockStart: `calc(4 * ${vars.text.md.line} + ${vars.space['2xl']})` },
    },
  }),
);

export const texts = style(ui({ display: 'flex', flexDirection: 'column', gap: vars.space['2xs'], minInlineSize: 0 }));

export const label = style(
  ui({
    ...textRule('md'),
    fontWeight: 500,
    selectors: { '[data-disabled] &': { color: vars.color.textSubtle } },
  }),
);

export const hint = style(
  ui({
    ...textRule('xs'),
    color: vars.color.textMuted,
  }),
);

export const slider = style(
  ui({
    minInlineSize: 0,
    '@container': { [stacksUnder]: { order: 1, gridColumn: '1 / -1' } },
  }),
);

export const answer = style(
  ui({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    gap: vars.space.xs,
    textAlign: 'end',
    '@container': { [stacksUnder]: { maxInlineSize: `calc(${answerColumn} * 1.4)` } },
  }),
);

export const figure = style(
  ui({ inlineSize: figureWidth, selectors: { '&:not(:last-child)': { marginBlockEnd: vars.space['2xs'] } } }),
);

const quiet = { '[data-disabled] &': { color: vars.color.textSubtle } };

export const outOf = style(ui({ ...textRule('md'), ...figuresRule, color: vars.color.textMuted, selectors: quiet }));

export const value = style(ui({ ...textRule('lg'), color: vars.color.text, selectors: quiet }));

export const answerButton = style(
  ui({
    ...textRule('xs'),
    ...figuresRule,
    position: 'relative',
    color: vars.color.link,
    textAlign: 'end',
    borderRadius: vars.radius.xs,
    selectors: {
      '&:hover:not(:disabled)': { textDecoration: 'underline' },
      '&:disabled': { color: vars.color.textDisabled },
      '&::before': { content: '', position: 'absolute', insetInline: 0, insetBlock: `calc(${vars.space.xs} * -1)` },
    },
    '@media': {
      [media.coarse]: {
        selectors: { '&::before': { insetBlock: `calc((${vars.text.xs.line} - ${vars.control.height}) / 2)` } },
      },
    },
  }),
);

export const error = style(
  ui({
    gridColumn: '2 / -1',
    '@container': { [stacksUnder]: { order: 2, gridColumn: '1 / -1' } },
  }),
);
