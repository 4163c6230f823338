import { app, media, vars, visuallyHiddenRule } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

export const side = style(
  app({
    position: 'sticky',
    insetBlockStart: `calc(${vars.layout.topBar} + ${vars.space.xl})`,
    alignSelf: 'start',
    minInlineSize: 0,
    '@media': { [media.underWide]: { display: 'none' } },
  }),
);

/** `&&` raises the specificity, because the sheet's own styles may come later. */
export const sheet = style(app({ '@media': { [media.fromWide]: { selectors: { '&&': { display: 'none' } } } } }));

export const spoken = style(app(visuallyHiddenRule));
