import { app, figuresRule, media, textRule, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

/** A comfortable line length, aligned with the header. */
export const page = style(
  app({
    boxSizing: 'border-box',
    inlineSize: '100%',
    maxInlineSize: '77rem',
    marginInline: 'auto',
    paddingInline: vars.layout.gutter,
    paddingBlock: vars.space['4xl'],
    display: 'grid',
    gridTemplateColumns: '5fr 7fr',
    columnGap: vars.space['4xl'],
    rowGap: vars.space['2xl'],
    alignItems: 'start',
    '@media': {
      [media.underWide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [media.underMedium]: { paddingBlock: vars.space['2xl'] },
    },
  }),
);

/** Sticky next to a long text. */
export const head = style(
  app({
    display: 'grid',
    gap: vars.space.l,
    position: 'sticky',
    insetBlockStart: vars.space['2xl'],
    '@media': { [media.underWide]: { position: 'static' } },
  }),
);

export const title = style(app({ ...textRule('3xl'), margin: 0, textWrap: 'balance' }));

export const lead = style(
  app({ ...textRule('lg'), fontWeight: 400, letterSpacing: 0, color: vars.color.textMuted, margin: 0 }),
);

export const body = style(app({ display: 'grid', gap: vars.space['2xl'], maxInlineSize: '44rem' }));

export const section = style(
  app({
    display: 'grid',
    gap: vars.space.m,
    borderBlockStart: `1px solid ${vars.color.border}`,
    paddingBlockStart: vars.space.xl,
    selectors: { '&:first-child': { borderBlockStartStyle: 'none', paddingBlockStart: 0 } },
  }),
);

export const sectionTitle = style(app({ ...textRule('xl'), margin: 0 }));

export const paragraph = style(
  app({ ...textRule('lg'), fontWeight: 400, letterSpacing: 0, color: vars.color.text, margin: 0, textWrap: 'pretty' }),
);

export const actions = style(app({ display: 'flex', flexWrap: 'wrap', gap: vars.space.m }));

export const table = style(app({ ...textRule('md'), inlineSize: '100%', borderCollapse: 'collapse' }));

const cell = style(
  app({
    paddingBlock: vars.space.s,
    paddingInlineEnd: vars.space.m,
    textAlign: 'start',
    verticalAlign: 'baseline',
    borderBlockEnd: `1px solid ${vars.color.border}`,
    selectors: { '&:last-child': { paddingInlineEnd: 0 } },
  }),
);

const columnHead = style([cell, app({ ...textRule('sm'), color: vars.color.textMuted, verticalAlign: 'bottom' })]);

export const headCell = columnHead;

export const figureHead = style([columnHead, app({ textAlign: 'end' })]);

export const rowHead = style([cell, app({ fontWeight: 400 })]);

export const figure = style([cell, app({ ...figuresRule, textAlign: 'end', whiteSpace: 'nowrap' })]);
