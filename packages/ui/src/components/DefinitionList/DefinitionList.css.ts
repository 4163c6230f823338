import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { figuresRule, textRule } from '../../theme/rules.ts';

export const list = style(ui({ ...textRule('sm'), display: 'flex', flexDirection: 'column', minInlineSize: 0 }));

export const row = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.m,
    minBlockSize: vars.space['2xl'],
    paddingBlock: vars.space.xs,
    borderBlockEnd: `1px solid ${vars.color.border}`,
    selectors: {
      '&:last-child': { borderBlockEnd: 0 },
      '&[data-layout="stacked"]': { flexDirection: 'column', alignItems: 'stretch', gap: vars.space['2xs'] },
    },
  }),
);

/** Wraps before its value does, because a wrapped figure is hard to read. */
export const term = style(ui({ flexShrink: 1000, color: vars.color.textMuted, overflowWrap: 'break-word' }));

/** Wraps between badge and value before the term wraps. */
export const badged = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: vars.space.s,
    rowGap: vars.space['2xs'],
    minInlineSize: 'min-content',
    overflowWrap: 'normal',
  }),
);

export const badge = style(ui({ display: 'inline-flex', whiteSpace: 'nowrap' }));

export const value = style(
  ui({
    ...figuresRule,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    selectors: {
      '[data-layout="row"] > &': { justifyContent: 'flex-end', textAlign: 'end' },
      // Leaves the term its width: a badge and its value may stand in two lines.
      [`&:has(> ${badged})`]: { flexShrink: 1_000_000, minInlineSize: 'min-content' },
    },
  }),
);

/** Reserved in every row, so that values line up with and without a mark. */
export const mark = style(
  ui({
    display: 'inline-flex',
    flexShrink: 0,
    marginInlineStart: 'auto',
    inlineSize: vars.icon.medium,
    justifyContent: 'center',
    color: vars.color.textMuted,
  }),
);
