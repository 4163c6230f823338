import { createVar, style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { textRule, truncateRule } from '../../theme/rules.ts';

export const depth = createVar();

const tallest = '32rem';

export const root = style(
  ui({
    minInlineSize: 0,
    overflow: 'hidden',
    backgroundColor: vars.color.surface,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.m,
  }),
);

export const header = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xs,
    padding: vars.space.xs,
    paddingInlineStart: vars.space.m,
    borderBlockEnd: `1px solid ${vars.color.border}`,
  }),
);

export const title = style(
  ui({ ...textRule('xs'), ...truncateRule, flex: '1 1 8rem', minInlineSize: 0, color: vars.color.textMuted }),
);

/** Together at the end of the line, or on their own line. */
export const tools = style(
  ui({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: vars.space.xs, marginInlineStart: 'auto' }),
);

export const tree = style(
  ui({
    maxBlockSize: tallest,
    overflow: 'auto',
    padding: vars.space.s,
    direction: 'ltr',
    fontFamily: vars.font.mono,
    fontSize: vars.text.xs.size,
    lineHeight: vars.text.sm.line,
  }),
);

export const line = style(
  ui({
    paddingInlineStart: `calc(${vars.space.xl} + ${depth} * ${vars.space.l})`,
    paddingInlineEnd: vars.space.s,
    paddingBlock: vars.space['2xs'],
    textIndent: `calc(${vars.space.xl} * -1)`,
    overflowWrap: 'anywhere',
    borderRadius: vars.radius.xs,
    cursor: 'default',
    ':hover': { backgroundColor: vars.color.hover },
    ':focus-visible': { outlineOffset: `calc(${vars.focusRing.width} * -1)` },
    selectors: { '&[aria-expanded]': { cursor: 'pointer' } },
  }),
);

export const mark = style(
  ui({
    display: 'inline-block',
    inlineSize: vars.space.xl,
    verticalAlign: 'middle',
    textIndent: 0,
    color: vars.color.textMuted,
  }),
);

/** Points into its line, which is left to right in every writing direction. */
export const chevron = style(ui({ inlineSize: vars.icon.small, blockSize: vars.icon.small, scale: 'none' }));

export const name = style(ui({ color: vars.color.text, fontWeight: 500 }));

export const value = style(
  ui({
    color: vars.color.textMuted,
    selectors: {
      '&[data-kind=text]': { color: vars.status.success.text },
      '&[data-kind=number]': { color: vars.status.info.text },
      '&[data-kind=boolean]': { color: vars.status.warning.text },
    },
  }),
);

export const count = style(ui({ color: vars.color.textSubtle }));

export const more = style(ui({ color: vars.color.link, cursor: 'pointer' }));
