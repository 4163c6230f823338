import { app, vars } from '@aval/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

import { paperStack } from './paperStack.ts';

const name = 'card-grid';

/** Stands around the grid: how its cards lie depends on the room that navigation and panels leave, not on the window. */
export const frame = style(app({ containerName: name, containerType: 'inline-size' }));

export const columns = style(
  app({
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    gap: vars.space.l,
    '@media': paperStack,
  }),
);

/** Halves where the wider card would leave the other too little to be drawn in, and below each other where both would be. */
const across = (count: number) =>
  app({
    gridColumn: `span ${count}`,
    '@container': {
      [`${name} (max-width: 55.99rem)`]: { gridColumn: count < 12 ? 'span 6' : '1 / -1' },
      [`${name} (max-width: 43.99rem)`]: { gridColumn: '1 / -1' },
    },
  });

/** How many of the twelve columns a card takes. */
export const span = styleVariants({
  four: across(4),
  five: across(5),
  seven: across(7),
  eight: across(8),
  twelve: across(12),
});
