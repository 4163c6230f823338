import { app, paperStack, vars } from '@aval/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const name = 'card-grid';

/** The container of the grid: its columns depend on the space left by navigation and panels, not on the window. */
export const frame = style(app({ containerName: name, containerType: 'inline-size' }));

export const columns = style(
  app({
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    gap: vars.space.l,
    '@media': paperStack,
  }),
);

/**
 * Two equal columns when the wider card would leave too little room for the other, and one column when there is no room
 * for both.
 */
const across = (count: number) =>
  app({
    gridColumn: `span ${count}`,
    '@container': {
      [`${name} (max-width: 55.99rem)`]: { gridColumn: count < 12 ? 'span 6' : '1 / -1' },
      [`${name} (max-width: 43.99rem)`]: { gridColumn: '1 / -1' },
    },
  });

/** Number of the twelve columns that a card spans. */
export const span = styleVariants({
  four: across(4),
  five: across(5),
  seven: across(7),
  eight: across(8),
  twelve: across(12),
});
