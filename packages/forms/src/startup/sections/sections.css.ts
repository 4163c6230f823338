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

/** Under the step's own title nothing needs setting apart. */
export const untitled = style({});

globalStyle(
  `${untitled} > :first-child, ${run.columns} + ${run.wide}, ${run.wide} + ${run.columns}`,
  app({ paddingBlockStart: 0 }),
);
globalStyle(`${run.rows} > * + *`, app({ borderBlockStart: hairline }));
globalStyle(`${run.columns} + ${run.rows}, ${run.rows} + ${run.columns}`, app({ borderBlockStart: hairline }));

export const section = style(app({ position: 'relative' }));

/** In the line of the title where both fit, else under it; its text, not its box, meets the edge. */
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

/** A switch is a row of its own, with the padding that slider rows bring along. */
export const row = style(app({ paddingBlock: vars.space.l }));

/** A control with something of its own to say below it. */
export const noted = style(app({ display: 'flex', flexDirection: 'column', gap: vars.space.s, minInlineSize: 0 }));
