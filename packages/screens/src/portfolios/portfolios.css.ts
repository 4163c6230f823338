import { app, clampRule, media, textRule, vars } from '@aval/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const stats = style(
  app({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridAutoRows: 'minmax(7.5rem, auto)',
    gap: vars.space.l,
    '@media': { [media.underMedium]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m } },
  }),
);

export const search = style(app({ inlineSize: '20rem', '@media': { [media.underMedium]: { inlineSize: '100%' } } }));

export const nothing = style(app({ display: 'grid', paddingBlock: vars.space['2xl'] }));

export const table = style({});

globalStyle(`${table} li`, app({ minBlockSize: '8.75rem' }));

/** Skeletons are at least as high as the content, so that Back can restore the scroll position. */
globalStyle(`${table}[data-state="loading"] li`, app({ minBlockSize: '11.5rem' }));

export const name = style(app({ display: 'grid', justifyItems: 'start', minInlineSize: 0, overflowWrap: 'anywhere' }));

export const quiet = style(app({ color: vars.color.textMuted }));

export const count = style(app({ ...textRule('sm'), color: vars.color.textMuted }));

export const actions = style(app({ display: 'flex', gap: vars.space['2xs'], justifyContent: 'flex-end' }));

export const skeletonActions = style(
  app({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: vars.control.height,
    gap: vars.space['2xs'],
    justifyItems: 'center',
  }),
);

export const block = style(app({ display: 'grid', gap: vars.space.s, paddingBlock: vars.space.s }));

export const blockActions = style(
  app({
    display: 'flex',
    justifyContent: 'flex-start',
    gap: vars.space.s,
    marginInlineStart: `calc(-1 * ${vars.space.s})`,
  }),
);

export const text = style(app({ ...textRule('sm'), margin: 0, color: vars.color.textMuted, overflowWrap: 'anywhere' }));

/** The stacked content of a dialog. */
export const stack = style(app({ display: 'grid', gap: vars.space.l, gridTemplateColumns: 'minmax(0, 1fr)' }));

export const entries = style(app({ listStyle: 'none', margin: 0, padding: 0 }));

export const entry = style(
  app({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: vars.space.m,
    rowGap: vars.space.xs,
    paddingBlock: vars.space.m,
    // Reserves two lines of description, so that a skeleton has the height of its content.
    minBlockSize: '5.3125rem',
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
    '@media': {
      [media.underMedium]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', minBlockSize: '7.0625rem' },
    },
  }),
);

export const entryText = style(app({ minInlineSize: 0 }));

/** Truncates the description of a startup to two lines. */
export const entryDescription = style(
  app({
    ...textRule('sm'),
    margin: 0,
    color: vars.color.textMuted,
    ...clampRule(2),
  }),
);

export const entryLines = style(app({ display: 'grid', gap: vars.space.s }));

export const entryName = style(app({ fontWeight: 500, overflowWrap: 'anywhere' }));

export const entryScore = style(
  app({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'end',
    gap: vars.space['2xs'],
    '@media': {
      [media.underMedium]: {
        gridColumn: '2 / -1',
        gridRow: '2',
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: vars.space.s,
      },
    },
  }),
);

export const form = style(app({ maxInlineSize: '40rem' }));

/** A link with the size of an icon button. */
export const iconLink = style(
  app({
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: vars.control.height,
    blockSize: vars.control.height,
    borderRadius: vars.radius.m,
    color: vars.color.textMuted,
    ':hover': { color: vars.color.text, background: vars.color.selected },
  }),
);
