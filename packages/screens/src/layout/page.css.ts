import { app, paperStack, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

/** The layout of one screen inside the main layout. */
export const page = style(app({ display: 'grid', gap: vars.space.xl, alignContent: 'start', '@media': paperStack }));

/** A screen that shows nothing but a message. */
export const alone = style(
  app({ minBlockSize: '60dvh', display: 'grid', placeItems: 'center', padding: vars.layout.gutter }),
);
