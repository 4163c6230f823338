import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { textRule } from '../../theme/rules.ts';

export const root = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    justifyContent: 'space-between',
    columnGap: vars.space.xl,
    rowGap: vars.space.l,
  }),
);

export const main = style(
  ui({ display: 'flex', flex: '1 1 0', gap: vars.space.l, minInlineSize: `min(100%, ${vars.layout.drawer})` }),
);
export const text = style(ui({ minInlineSize: 0 }));
export const titleLine = style(
  ui({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.m, rowGap: vars.space.xs }),
);
export const title = style(ui({ ...textRule('2xl'), overflowWrap: 'anywhere' }));
export const description = style(
  ui({
    ...textRule('md'),
    maxInlineSize: vars.layout.measure,
    overflowWrap: 'anywhere',
    marginBlockStart: vars.space.xs,
    color: vars.color.textMuted,
  }),
);
export const facts = style(
  ui({
    ...textRule('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.l,
    rowGap: vars.space.xs,
    marginBlockStart: vars.space.xs,
    color: vars.color.textMuted,
  }),
);
export const actions = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
    '@media': { [media.underMedium]: { inlineSize: '100%' }, print: { display: 'none' } },
  }),
);

/** Places an icon next to its fact, not above it. */
globalStyle(`${facts} > *`, ui({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs }));
