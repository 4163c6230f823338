import { app, figuresRule, media, paperStack, textRule, touchTargetRule, vars } from '@aval/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const header = style(app({ marginBlockEnd: 0 }));

/** A square button with only an icon. */
export const back = style(app({ inlineSize: vars.control.height, blockSize: vars.control.height, paddingInline: 0 }));

export const panel = style(app({ display: 'grid', gap: vars.space.l, minInlineSize: 0, '@media': paperStack }));

export const toolbar = style(
  app({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.m }),
);

export const tools = style(
  app({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
    marginInlineStart: 'auto',
    '@media': { [media.underMedium]: { inlineSize: '100%', marginInlineStart: 0 }, print: { display: 'none' } },
  }),
);

export const grow = style(app({ '@media': { [media.underMedium]: { flex: 1 } } }));

/** Below this width a column header has only a name, a link and a date. */
const phone = '(max-width: 40rem)';

/** The name above the date and the link. */
export const head = style(
  app({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    rowGap: vars.space.s,
    columnGap: vars.space.xs,
    minInlineSize: 0,
  }),
);

export const headName = style(
  app({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    gridColumn: '1 / -1',
    minInlineSize: 0,
    minBlockSize: vars.avatar.small,
    '@container': { [phone]: { gridColumn: 'auto' } },
  }),
);

/** Texts in one row where there is room, and stacked otherwise. */
export const headText = style(
  app({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space.s, minInlineSize: 0 }),
);

export const icon = style(app({ inlineSize: vars.icon.small, blockSize: vars.icon.small }));

export const avatar = style(app({ flex: 'none', '@container': { [phone]: { display: 'none' } } }));

export const headIcon = style([icon, avatar]);

export const name = style(
  app({ ...textRule('sm'), minInlineSize: 0, fontWeight: 600, color: vars.color.text, overflowWrap: 'anywhere' }),
);

export const dates = style(
  app({
    ...textRule('xs'),
    ...figuresRule,
    minBlockSize: vars.control.heightSmall,
    minInlineSize: 0,
    // A full date must fit next to the link in a narrow column.
    vars: {
      [vars.control.fieldPadding]: vars.space.xs,
      [vars.icon.medium]: vars.icon.small,
      [vars.space.s]: vars.space['2xs'],
    },
    '@container': { [phone]: { selectors: { [`${head} > &`]: { order: 3, gridColumn: '1 / -1' } } } },
  }),
);

export const wideDates = style(app({ gridColumn: '1 / -1' }));

export const view = style(
  app({
    ...touchTargetRule,
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.space.xl,
    blockSize: vars.space.xl,
    color: vars.color.textMuted,
  }),
);

export const muted = style(app({ ...textRule('xs'), ...figuresRule, margin: 0, color: vars.color.textMuted }));

export const lead = style(app({ display: 'grid', gap: vars.space.xs, justifyItems: 'start' }));

export const leadLine = style(app({ display: 'flex', alignItems: 'center', gap: vars.space.s }));

export const leadFigure = style(app({ ...textRule('xl'), ...figuresRule, color: vars.color.text }));

export const leadRange = style(app({ inlineSize: '100%', maxInlineSize: '8rem' }));

export const waiting = style(
  app({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.m,
    paddingBlock: vars.space['4xl'],
    color: vars.color.textMuted,
  }),
);

export const info = style(app({ display: 'grid', gap: vars.space.l }));
export const infoTitle = style(app({ ...textRule('sm'), margin: 0, fontWeight: 500, color: vars.color.textMuted }));
export const infoText = style(app({ ...textRule('md'), margin: 0 }));

export const steps = style(app({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s, marginInlineEnd: 'auto' }));

export const sectionTitle = style(app({ ...textRule('xl'), margin: 0 }));

export const ranking = style(app({ display: 'grid', gap: vars.space.m, justifyItems: 'start' }));

/** The chart takes the full width of its card. */
globalStyle(`${ranking} > :first-child`, app({ inlineSize: '100%' }));
