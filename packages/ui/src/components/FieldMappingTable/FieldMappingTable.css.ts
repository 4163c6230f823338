import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { figuresRule, textRule, visuallyHiddenRule } from '../../theme/rules.ts';

const hairline = `1px solid ${vars.color.border}`;

export const root = style(ui({ display: 'grid', gap: vars.space.m, minInlineSize: 0 }));

export const toolbar = style(
  ui({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s, columnGap: vars.space.l }),
);

export const title = style(ui({ ...textRule('xl'), overflowWrap: 'anywhere' }));

export const tools = style(
  ui({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s, marginInlineStart: 'auto' }),
);

export const card = style(
  ui({
    ...textRule('sm'),
    minInlineSize: 0,
    overflow: 'clip',
    backgroundColor: vars.color.surface,
    border: hairline,
    borderRadius: vars.radius.l,
  }),
);

export const table = style(ui({ inlineSize: '100%', tableLayout: 'fixed' }));

export const column = styleVariants(
  {
    name: { inlineSize: '10.5rem' },
    value: { inlineSize: '11.5rem' },
    source: {},
    confidence: { inlineSize: '5.75rem' },
    target: { inlineSize: '13.5rem' },
    remove: { inlineSize: '3rem' },
  },
  ui,
);

export const hidden = style(ui(visuallyHiddenRule));

export const headerCell = style(
  ui({
    ...textRule('xs'),
    blockSize: `calc(${vars.control.row} - ${vars.space.xs})`,
    position: 'relative',
    paddingInline: vars.space.s,
    textAlign: 'start',
    color: vars.color.textMuted,
    selectors: { '&:first-child': { paddingInlineStart: vars.control.cardPadding } },
  }),
);

export const cell = style(
  ui({
    paddingBlock: vars.space.s,
    paddingInline: vars.space.s,
    verticalAlign: 'middle',
    borderBlockStart: hairline,
    selectors: { '&:first-child': { paddingInlineStart: vars.control.cardPadding } },
  }),
);

/** A note belongs to the row above, so that no line separates them. */
export const noteCell = style(
  ui({ paddingBlockEnd: vars.space.m, paddingInline: vars.control.cardPadding, textAlign: 'start' }),
);

export const block = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space.s,
    padding: vars.control.cardPadding,
    selectors: { '& + &': { borderBlockStart: hairline } },
  }),
);

export const blockHead = style(
  ui({
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space.s,
  }),
);

export const wide = style(ui({ gridColumn: '1 / -1' }));

export const message = style(ui({ padding: vars.space['2xl'] }));

export const footer = style(
  ui({
    ...textRule('sm'),
    ...figuresRule,
    padding: vars.space.m,
    paddingInline: vars.control.cardPadding,
    color: vars.color.textMuted,
    borderBlockStart: hairline,
  }),
);
