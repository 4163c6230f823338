import { app, focusRing, touchTargetRule, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

/** The logo of the pages for visitors, which leads to the first of them. */
export const brandLink = style(
  app({
    ...touchTargetRule,
    display: 'inline-flex',
    color: vars.color.text,
    textDecoration: 'none',
    ':focus-visible': focusRing,
  }),
);
