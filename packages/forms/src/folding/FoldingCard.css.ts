import { app, focusRing, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

export const folded = style(app({ marginBlockEnd: 0 }));

export const fold = style(
  app({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s,
    minBlockSize: '2.75rem',
    borderRadius: vars.radius.xs,
    font: 'inherit',
    color: 'inherit',
    textAlign: 'start',
    selectors: { '&:focus-visible': focusRing },
  }),
);

export const chevron = style(
  app({
    inlineSize: vars.icon.medium,
    blockSize: vars.icon.medium,
    flexShrink: 0,
    color: vars.color.textMuted,
  }),
);
