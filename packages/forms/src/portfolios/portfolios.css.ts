import { app, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style(
  app({ display: 'flex', flexDirection: 'column', gap: vars.space.l, inlineSize: '100%', minInlineSize: 0 }),
);

export const actions = style(app({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: vars.space.s }));
