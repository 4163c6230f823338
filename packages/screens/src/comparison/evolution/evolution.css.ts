import { app, figuresRule, textRule, vars } from '@aval/ui/theme';
import { createVar, style } from '@vanilla-extract/css';

/** Length as a share of half of the track. */
export const length = createVar();

const hairline = `1px solid ${vars.color.border}`;

export const choice = style(app({ display: 'flex', alignItems: 'center', gap: vars.space.s }));

export const steps = style(
  app({ ...textRule('sm'), ...figuresRule, listStyle: 'none', margin: 0, padding: 0, marginBlock: vars.space.m }),
);

export const end = style(
  app({ display: 'flex', justifyContent: 'space-between', paddingBlock: vars.space.s, fontWeight: 600 }),
);

export const step = style(
  app({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 6rem 3rem',
    alignItems: 'center',
    gap: vars.space.s,
    paddingBlock: vars.space.s,
    borderBlock: hairline,
    selectors: { '& + &': { borderBlockStart: 0 } },
  }),
);

export const cause = style(app({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' }));

/** Losses extend left of the middle, gains right. */
export const track = style(
  app({
    position: 'relative',
    blockSize: vars.space.m,
    backgroundImage: `linear-gradient(${vars.chart.zero}, ${vars.chart.zero})`,
    backgroundSize: '1px 100%',
    backgroundPosition: 'center',
    backgroundRepeat: 'no-repeat',
  }),
);

const bar = {
  position: 'absolute',
  insetBlock: vars.space['2xs'],
  inlineSize: length,
  minInlineSize: vars.space['2xs'],
  borderRadius: vars.radius.xs,
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
} as const;

export const gain = style(app({ ...bar, insetInlineStart: '50%', backgroundColor: vars.chart.c1 }));
export const loss = style(app({ ...bar, insetInlineEnd: '50%', backgroundColor: vars.chart.c2 }));

export const points = style(app({ textAlign: 'end', fontWeight: 600 }));

export const scaleNote = style(app({ ...textRule('sm'), color: vars.color.textMuted }));

/** Four in a row on a wide screen, one on a phone. */
export const multiples = style(
  app({
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
    gap: vars.space.l,
  }),
);

export const multiple = style(app({ display: 'grid', minInlineSize: 0 }));

export const chart = style(app({ display: 'grid', gap: vars.space.s, alignContent: 'start', minInlineSize: 0 }));

/** Keeps the two small buttons on the first line of a name that wraps. */
export const chartHead = style(app({ flexWrap: 'nowrap', alignItems: 'start', marginBlockEnd: 0 }));

export const chartTitle = style(
  app({ ...textRule('md'), paddingBlock: vars.space.xs, fontWeight: 500, overflowWrap: 'anywhere' }),
);

export const chartTools = style(app({ display: 'flex' }));

export const now = style(app({ ...figuresRule, display: 'flex', alignItems: 'baseline', gap: vars.space.s }));

export const nowValue = style(app({ ...textRule('xl'), fontWeight: 600 }));

export const since = style(app({ ...textRule('sm'), color: vars.color.textMuted }));

export const ends = style(
  app({
    ...textRule('xs'),
    ...figuresRule,
    display: 'flex',
    justifyContent: 'space-between',
    color: vars.color.textMuted,
  }),
);
