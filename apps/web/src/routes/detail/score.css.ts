import { app, figuresRule, media, textRule, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.border}`;

export const card = style(app({ display: 'grid', gap: vars.space.l, alignContent: 'start' }));

export const line = style(
  app({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.s }),
);

export const figure = style(app({ ...textRule('3xl'), ...figuresRule }));

export const outOf = style(app({ ...textRule('md'), ...figuresRule, color: vars.color.textMuted }));

export const change = style(app({ ...textRule('sm'), ...figuresRule, margin: 0, color: vars.color.textMuted }));

export const sentence = style(app({ ...textRule('sm'), ...figuresRule, margin: 0, color: vars.color.textMuted }));

export const coverage = style(app({ paddingBlockStart: vars.space.l, borderBlockStart: hairline }));

export const list = style(app({ listStyle: 'none', margin: 0, padding: 0 }));

export const row = style(
  app({
    ...textRule('md'),
    display: 'grid',
    gridTemplateColumns: '2.25rem 3.5rem minmax(0, 1fr) 8.5rem',
    alignItems: 'center',
    columnGap: vars.space.m,
    minBlockSize: '2.5rem',
    paddingBlock: vars.space.s,
    borderBlockStart: hairline,
    transition: `opacity ${vars.motion.fast}`,
    selectors: { '&:first-child': { borderBlockStart: 0 }, '&[data-state=dimmed]': { opacity: 0.4 } },
    '@media': {
      [media.underMedium]: { gridTemplateColumns: '2.25rem minmax(0, 1fr)', rowGap: vars.space['2xs'] },
    },
  }),
);

export const gain = style(app({ ...figuresRule, fontWeight: 600 }));

export const track = style(app({ '@media': { [media.underMedium]: { display: 'none' } } }));

export const area = style(
  app({
    ...textRule('xs'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s,
    color: vars.color.textMuted,
    '@media': { [media.underMedium]: { gridColumn: '2' } },
  }),
);

export const empty = style(app({ display: 'grid', placeItems: 'center', minBlockSize: '12rem' }));

export const notes = style(app({ marginBlockEnd: vars.space.s }));

export const noMargin = style(app({ margin: 0 }));

export const bar = style(app({ fill: vars.chart.c1, printColorAdjust: 'exact' }));

export const foot = style(
  app({
    ...textRule('sm'),
    margin: 0,
    marginBlockStart: 'auto',
    paddingBlockStart: vars.space.m,
    color: vars.color.textMuted,
  }),
);
