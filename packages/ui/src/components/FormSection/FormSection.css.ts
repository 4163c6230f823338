import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { textRule } from '../../theme/rules.ts';
import type { FormSectionLayout, FormSectionLevel } from './variants.ts';

type Rule = ReturnType<typeof ui>;

const hairline = `1px solid ${vars.color.border}`;
const column = '15rem';

export const section = styleVariants({
  section: ui({ display: 'flex', flexDirection: 'column', gap: vars.space.l, minInlineSize: 0 }),
  group: ui({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }),
} satisfies Record<FormSectionLevel, Rule>);

export const head = styleVariants({
  section: ui({ display: 'flex', flexDirection: 'column', gap: vars.space.xs }),
  group: ui({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
    paddingBlockEnd: vars.space.s,
    borderBlockEnd: hairline,
  }),
} satisfies Record<FormSectionLevel, Rule>);

export const title = styleVariants({
  section: ui(textRule('xl')),
  group: ui({ ...textRule('xs'), color: vars.color.textMuted }),
} satisfies Record<FormSectionLevel, Rule>);

export const description = style(
  ui({ ...textRule('md'), color: vars.color.textMuted, maxInlineSize: vars.layout.measure }),
);

const padded = { [`${section.group} &`]: { paddingBlockStart: vars.space.l } };

export const body = styleVariants({
  stack: ui({ display: 'flex', flexDirection: 'column', gap: vars.space.l, selectors: padded }),
  columns: ui({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${column}), 1fr))`,
    alignItems: 'start',
    gap: vars.space.l,
    selectors: padded,
  }),
  rows: ui({ display: 'flex', flexDirection: 'column' }),
} satisfies Record<FormSectionLayout, Rule>);

globalStyle(`${body.rows} > * + *`, ui({ borderBlockStart: hairline }));
