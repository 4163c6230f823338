import { app, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style(app({ display: 'flex', alignItems: 'center', gap: vars.space.l }));

export const lines = style(
  app({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s, flex: 1, minInlineSize: 0 }),
);
