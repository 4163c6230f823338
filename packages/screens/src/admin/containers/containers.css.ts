import { app, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

export const cards = style(
  app({
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
    gap: vars.space.l,
  }),
);

export const item = style(app({ display: 'grid', minInlineSize: 0 }));

export const card = style(app({ minInlineSize: 0 }));

export const name = style(app({ overflowWrap: 'anywhere' }));

export const facts = style(app({ marginBlockEnd: vars.space.m }));

/** At the end of the card, so that the buttons of a row of cards line up. */
export const open = style(app({ alignSelf: 'flex-start', marginBlockStart: 'auto' }));

export const stack = style(app({ display: 'grid', gap: vars.space.l, gridTemplateColumns: 'minmax(0, 1fr)' }));

export const choice = style(app({ maxInlineSize: '24rem' }));
