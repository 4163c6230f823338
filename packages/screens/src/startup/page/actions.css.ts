import { app, media, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

/** One row on a phone, or two on the narrowest; on wider screens they are in the row of the header. */
export const actions = style(
  app({
    display: 'contents',
    '@media': {
      [media.underMedium]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: vars.space.s,
        inlineSize: '100%',
      },
    },
  }),
);

/** Shares the row on a phone, and wraps its text before another button wraps. */
export const growing = style(
  app({
    '@media': { [media.underMedium]: { flex: '1 1 0', paddingInline: vars.space.s } },
  }),
);

export const onlyWide = style(app({ '@media': { [media.underMedium]: { display: 'none' } } }));

/** Reserves its space, but is invisible. */
export const placeholder = style([onlyWide, app({ visibility: 'hidden' })]);

export const onlyNarrow = style(app({ '@media': { [media.fromMedium]: { display: 'none' } } }));

export const emptyMenu = style([onlyNarrow, app({ visibility: 'hidden' })]);
