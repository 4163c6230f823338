import { app, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

export const stack = style(app({ display: 'flex', flexDirection: 'column', gap: vars.space.s, minInlineSize: 0 }));

export const failure = style(
  app({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s, justifyContent: 'space-between' }),
);

export const icon = style(app({ inlineSize: vars.icon.medium, blockSize: vars.icon.medium, flex: 'none' }));
