import { app, focusRing, touchTargetRule, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

/** The logo of public pages, which links to the start page. */
export const brandLink = style(
  app({
    ...touchTargetRule,
    display: 'inline-flex',
    color: vars.color.text,
    textDecoration: 'none',
    ':focus-visible': focusRing,
  }),
);
