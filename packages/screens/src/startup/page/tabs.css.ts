import { app, focusRing, textRule, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

export const tabs = style(app({ display: 'flex', gap: vars.space.xl, marginInlineEnd: vars.space.l }));

export const tab = style(
  app({
    ...textRule('md'),
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.control.row,
    fontWeight: '500',
    color: vars.color.textMuted,
    textDecoration: 'none',
    borderBlockEnd: '2px solid transparent',
    selectors: {
      '&:hover': { color: vars.color.text },
      '&[aria-current]': { color: vars.color.text, borderBlockEndColor: vars.color.text },
      '&:focus-visible': focusRing,
    },
  }),
);
