import { app, figuresRule, media, paperStack, textRule, vars } from '@aval/ui/theme';
import { createVar, style, type StyleRule } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.border}`;

export const panel = style(app({ display: 'grid', gap: vars.space.l, minInlineSize: 0, '@media': paperStack }));

export const sum = style(app({ display: 'grid', gap: vars.space.s }));

export const sumText = style(app({ ...textRule('md'), margin: 0, color: vars.color.textMuted }));

/** Four cards per row where there is room. */
export const cards = style(
  app({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15.5rem), 1fr))',
    gap: vars.space.l,
  }),
);

export const legend = style(
  app({
    ...textRule('xs'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.l,
    rowGap: vars.space.xs,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: vars.color.textMuted,
  }),
);

export const info = style(app({ display: 'grid', gap: vars.space.l, gridTemplateColumns: 'minmax(0, 1fr)' }));

/** Interpretation and sources side by side when both are short. */
export const beside = style(
  app({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
    columnGap: vars.space.xl,
    rowGap: vars.space.l,
  }),
);

export const infoHead = style(
  app({
    display: 'grid',
    justifyItems: 'end',
    '@media': {
      [media.underMedium]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        columnGap: vars.space.m,
      },
    },
  }),
);

export const infoFigure = style(
  app({ display: 'flex', alignItems: 'baseline', gap: vars.space.xs, margin: 0, flexWrap: 'wrap' }),
);

export const editFirst = style(app({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s }));

export const editIcon = style(app({ inlineSize: vars.icon.small, blockSize: vars.icon.small, flexShrink: 0 }));

export const figure = style(app({ ...textRule('3xl'), ...figuresRule }));

export const unit = style(app({ ...textRule('md'), color: vars.color.textMuted }));

export const rests = style(app({ ...textRule('sm'), ...figuresRule, margin: 0, color: vars.color.textMuted }));

export const infoTitle = style(app({ ...textRule('sm'), margin: 0, color: vars.color.textMuted, fontWeight: 500 }));

export const infoText = style(app({ ...textRule('md'), margin: 0 }));

export const infoScale = style(app({ marginBlock: vars.space.s }));

export const partShare = createVar();

/** The length shows the weight: 2 px per point, and less on a phone. */
export const partBar = style(
  app({
    inlineSize: `calc(${partShare} * 12.5rem)`,
    marginBlockStart: vars.space.s,
    marginInlineStart: 'auto',
    '@media': { [media.underMedium]: { inlineSize: `calc(${partShare} * 5rem)` } },
  }),
);

export const adds = style(app({ color: vars.color.text, fontWeight: 600 }));

export const table = style(
  app({ ...textRule('md'), ...figuresRule, inlineSize: '100%', borderCollapse: 'collapse', textAlign: 'start' }),
);

export const headCell = style(
  app({
    ...textRule('xs'),
    paddingBlock: vars.space.s,
    textAlign: 'start',
    color: vars.color.textMuted,
    borderBlockEnd: hairline,
  }),
);

export const cell = style(
  app({
    paddingBlock: vars.space.s,
    verticalAlign: 'top',
    borderBlockEnd: hairline,
    fontWeight: 400,
    textAlign: 'start',
  }),
);

export const numberCell = style(
  app({
    textAlign: 'end',
    paddingInlineStart: vars.space.m,
    whiteSpace: 'nowrap',
    color: vars.color.textMuted,
    '@media': { [media.underMedium]: { paddingInlineStart: vars.space.s } },
  }),
);

export const sumLine = style(
  app({
    ...textRule('md'),
    ...figuresRule,
    display: 'flex',
    justifyContent: 'space-between',
    margin: 0,
    paddingBlock: vars.space.m,
    color: vars.color.textMuted,
  }),
);

export const partName = style(app({ ...textRule('md'), display: 'block', fontWeight: 500, color: vars.color.text }));

export const partNote = style(
  app({ ...textRule('sm'), display: 'block', color: vars.color.textMuted, overflowWrap: 'anywhere' }),
);

export const optional = style(app({ '@media': { [media.underMedium]: { display: 'none' } } }));

export const path = style(
  app({
    ...textRule('sm'),
    ...figuresRule,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.s,
    margin: 0,
    padding: vars.space.m,
    borderRadius: vars.radius.m,
    // In the dark theme a dialog has the same colour as `hover`.
    backgroundColor: vars.color.selected,
    color: vars.color.textMuted,
  }),
);

/** The curve has its own column, or is below its part on narrow screens. */
export const curveBelow = style(
  app({ display: 'block', paddingBlockStart: vars.space.s, '@media': { [media.fromMedium]: { display: 'none' } } }),
);

/** Aligns names, values and origins in columns when the dialog is wide enough. */
const inColumns = (rule: StyleRule): StyleRule => ({
  '@media': { [media.fromMedium]: { selectors: { [`${info} > ${info} &`]: rule } } },
});
const columnsOfSources = { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' } as const;

export const sources = style(
  app({
    display: 'grid',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    columnGap: vars.space.l,
    ...inColumns({ gridTemplateColumns: 'auto auto minmax(0, 1fr)' }),
  }),
);

export const source = style(
  app({
    ...textRule('sm'),
    ...figuresRule,
    display: 'grid',
    rowGap: vars.space.xs,
    paddingBlock: vars.space.xs,
    ...inColumns(columnsOfSources),
  }),
);

export const sourceHead = style(
  app({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.m,
    margin: 0,
    ...inColumns(columnsOfSources),
  }),
);

export const sourceValue = style(app({ textAlign: 'end' }));

export const sourceOrigin = style(
  app({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.m, gridColumnStart: 3 }),
);

export const sourceName = style(app({ fontWeight: 500 }));

export const quote = style(
  app({
    ...textRule('md'),
    margin: 0,
    gridColumn: '1 / -1',
    paddingInlineStart: vars.space.m,
    borderInlineStart: `${vars.space['2xs']} solid ${vars.color.borderStrong}`,
    overflowWrap: 'anywhere',
  }),
);

export const moreSources = style(app({ ...textRule('sm') }));

export const moreSummary = style(
  app({ cursor: 'pointer', color: vars.color.link, minBlockSize: vars.control.heightSmall }),
);
