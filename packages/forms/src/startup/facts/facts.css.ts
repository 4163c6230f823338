import { app, figuresRule, media, textRule, vars } from '@aval/ui/theme';
import { createVar, globalStyle, style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.border}`;
const stacked = '(max-width: 34rem)';
const toolsWidth = '6.5rem';
const graphSize = '15rem';

export const width = createVar();

export const panel = style(
  app({
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xl,
    paddingBlockStart: vars.space.xl,
    borderBlockStart: hairline,
  }),
);

export const head = style(
  app({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    justifyContent: 'space-between',
    columnGap: vars.space.l,
    rowGap: vars.space.s,
  }),
);

export const title = style(app({ ...textRule('lg'), color: vars.color.text, margin: 0 }));

export const description = style(app({ ...textRule('sm'), color: vars.color.textMuted, margin: 0 }));

export const list = style(app({ display: 'flex', flexDirection: 'column' }));

const grid = (columns: number) => `repeat(${columns}, minmax(0, 1fr)) ${toolsWidth}`;
const columnsRule = {
  '&[data-columns="2"]': { gridTemplateColumns: grid(2) },
  '&[data-columns="3"]': { gridTemplateColumns: grid(3) },
} as const;

export const heads = style(
  app({
    ...textRule('xs'),
    display: 'grid',
    columnGap: vars.space.s,
    color: vars.color.textMuted,
    paddingBlockStart: vars.space.s,
    selectors: columnsRule,
    '@container': { [stacked]: { display: 'none' } },
  }),
);

export const rows = style(app({ listStyle: 'none', margin: 0, padding: 0 }));

export const row = style(
  app({
    display: 'grid',
    columnGap: vars.space.s,
    rowGap: vars.space.s,
    alignItems: 'start',
    paddingBlock: vars.space.s,
    selectors: { ...columnsRule, '& + &': { borderBlockStart: hairline } },
    '@container': {
      [stacked]: {
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'stretch',
        paddingBlock: vars.space.m,
      },
    },
  }),
);

export const cell = style(app({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, minInlineSize: 0 }));

/** Keeps the label and the message of a focused control visible when it is scrolled to. */
globalStyle(
  `${cell} :is(input, select, button)`,
  app({
    scrollMarginBlock: `calc(${vars.text.xs.line} + ${vars.space.l}) calc(2 * ${vars.text.xs.line} + ${vars.space.m})`,
  }),
);

export const cellLabel = style(
  app({
    ...textRule('xs'),
    display: 'none',
    color: vars.color.textMuted,
    '@container': { [stacked]: { display: 'block' } },
  }),
);

export const tools = style(
  app({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'end',
    minBlockSize: vars.control.height,
  }),
);

export const empty = style(
  app({ ...textRule('sm'), color: vars.color.textMuted, margin: 0, paddingBlock: vars.space.s }),
);

export const actions = style(
  app({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.m, paddingBlockStart: vars.space.s }),
);

export const removed = style(
  app({
    ...textRule('sm'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    color: vars.color.textMuted,
  }),
);

export const sheet = style(
  app({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
    alignItems: 'start',
    columnGap: vars.space.l,
    rowGap: vars.space.l,
    paddingBlockStart: vars.space.m,
  }),
);

/** A value with notes below it. */
export const noted = style(app({ display: 'flex', flexDirection: 'column', gap: vars.space.s, minInlineSize: 0 }));

export const graph = style(
  app({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xl,
    margin: 0,
    padding: vars.space.l,
    border: hairline,
    borderRadius: vars.radius.m,
  }),
);

export const picture = style(app({ inlineSize: graphSize, maxInlineSize: '100%', blockSize: 'auto' }));

export const line = style(app({ stroke: vars.color.textMuted, strokeWidth: width, opacity: 0.5 }));

export const node = style(
  app({
    fill: vars.color.surface,
    stroke: vars.color.text,
    strokeWidth: '1px',
    selectors: {
      '&[data-state=alone]': {
        stroke: vars.status.warning.text,
        strokeDasharray: '4 3',
        fill: vars.status.warning.tint,
      },
    },
  }),
);

export const initials = style(
  app({ ...textRule('xs'), fill: vars.color.text, textAnchor: 'middle', dominantBaseline: 'central', fontWeight: 600 }),
);

export const caption = style(
  app({
    ...textRule('sm'),
    ...figuresRule,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
    flex: '1 1 10rem',
  }),
);

export const legend = style(app({ color: vars.color.textMuted }));

export const json = style(app({ display: 'flex', flexDirection: 'column', gap: vars.space.m }));

export const code = style({});
globalStyle(`${code} textarea`, app({ fontFamily: vars.font.mono, tabSize: 2 }));

export const issues = style(
  app({ ...textRule('sm'), display: 'flex', flexDirection: 'column', alignItems: 'start', gap: vars.space.s }),
);

export const fine = style(app({ color: vars.color.textMuted, margin: 0 }));

export const count = style(app({ ...figuresRule, margin: 0, fontWeight: 600 }));

export const issueList = style(
  app({ listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: vars.space.xs }),
);

globalStyle(
  `${issueList} > li`,
  app({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.s,
    '@media': { [media.underMedium]: { flexDirection: 'column' } },
  }),
);

export const path = style(app({ fontFamily: vars.font.mono, color: vars.color.textMuted }));
