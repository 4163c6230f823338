import { app, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

export const decision = style(
  app({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: vars.space.s }),
);

export const question = style(app({ display: 'grid', gap: vars.space.l }));
