import { app, media, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

/** One row on a phone, or two of the narrowest; with more room they stand in the row of the header itself. */
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

/** Shares the row on a phone, and breaks its words there before another leaves it. */
export const growing = style(
  app({
    '@media': { [media.underMedium]: { flex: '1 1 0', paddingInline: vars.space.s } },
  }),
);

export const onlyWide = style(app({ '@media': { [media.underMedium]: { display: 'none' } } }));

/** Takes its room and is not there. */
export const placeholder = style([onlyWide, app({ visibility: 'hidden' })]);

export const onlyNarrow = style(app({ '@media': { [media.fromMedium]: { display: 'none' } } }));

export const emptyMenu = style([onlyNarrow, app({ visibility: 'hidden' })]);
