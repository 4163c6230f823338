import { app, textRule, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style(
  app({ listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: vars.space.m }),
);

export const empty = style(
  app({
    ...textRule('md'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    margin: 0,
    color: vars.color.textMuted,
  }),
);

export const icon = style(app({ inlineSize: vars.icon.medium, blockSize: vars.icon.medium, flexShrink: 0 }));

export const edit = style(
  app({
    ...textRule('sm'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: vars.control.heightSmall,
  }),
);
