import { app, media, vars } from '@aval/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

import type { RunLayout } from './sectionLayout.ts';

const hairline = `1px solid ${vars.color.border}`;
const column = '16rem';

export const body = style(app({ display: 'flex', flexDirection: 'column', gap: vars.space.xl }));

export const run = styleVariants({
  columns: app({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${column}), 1fr))`,
    alignItems: 'start',
    columnGap: vars.space.xl,
    rowGap: vars.space.l,
    paddingBlock: vars.space.l,
  }),
  wide: app({ paddingBlock: vars.space.l }),
  rows: app({ display: 'flex', flexDirection: 'column' }),
} satisfies Record<RunLayout, ReturnType<typeof app>>);

/** Needs no separation below the title of the step. */
export const untitled = style({});

globalStyle(
  `${untitled} > :first-child, ${run.columns} + ${run.wide}, ${run.wide} + ${run.columns}`,
  app({ paddingBlockStart: 0 }),
);
globalStyle(`${run.rows} > * + *`, app({ borderBlockStart: hairline }));
globalStyle(`${run.columns} + ${run.rows}, ${run.rows} + ${run.columns}`, app({ borderBlockStart: hairline }));

export const section = style(app({ position: 'relative' }));

/** Next to the title where both fit, otherwise below it; its text, not its box, is aligned with the edge. */
export const filter = style(
  app({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: `calc(${vars.space.m} * -1)`,
    '@media': {
      [media.underMedium]: { position: 'static', alignSelf: 'start', marginInlineStart: `calc(${vars.space.m} * -1)` },
    },
  }),
);

/** A switch has its own row, with the padding of slider rows. */
export const row = style(app({ paddingBlock: vars.space.l }));

/** A control with a note below it. */
export const noted = style(app({ display: 'flex', flexDirection: 'column', gap: vars.space.s, minInlineSize: 0 }));
