import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { figuresRule, textRule, visuallyHiddenRule } from '../../theme/rules.ts';
import { row } from './ComparisonRows.css.ts';
import { hairline, lineAbove, phone, rowHeight } from './ComparisonTable.css.ts';

export const leadCell = style(
  ui({
    paddingBlock: vars.space.m,
    paddingInline: vars.space.s,
    verticalAlign: 'top',
    borderInlineStart: hairline,
    '@container': { [phone]: { paddingInline: vars.space.xs } },
  }),
);

export const cell = style(
  ui({
    blockSize: rowHeight,
    paddingInline: vars.space.s,
    borderInlineStart: hairline,
    selectors: {
      'tr:not(:first-child) > &': lineAbove,
      [`${row}:hover > &`]: { backgroundColor: vars.color.hover },
    },
  }),
);

/** Placeholder of columns that are not rendered yet. */
export const later = style(ui({ selectors: { 'tr:not(:first-child) > &': lineAbove } }));

/** Band, figure, mark; on a phone the band is under the figure. */
export const slots = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: vars.space.xs,
    '@container': { [phone]: { gridTemplateColumns: '1fr auto' } },
    // On paper, many columns make each one narrow.
    '@media': { print: { display: 'flex', flexWrap: 'wrap', justifyContent: 'end' } },
  }),
);

/** Above the figure when they do not fit side by side. */
const beforeFigure = { print: { selectors: { [`${slots} > &`]: { marginInlineEnd: 'auto' } } } } as const;

export const band = style(
  ui({
    ...textRule('xs'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    fontWeight: 400,
    color: vars.color.textMuted,
    whiteSpace: 'nowrap',
    '::before': {
      content: '""',
      flex: 'none',
      inlineSize: vars.space.s,
      blockSize: vars.space.s,
      borderRadius: vars.space['2xs'],
      forcedColorAdjust: 'none',
    },
    '@container': {
      [phone]: { selectors: { [`${slots} > &`]: { order: 3, gridColumn: 1, justifySelf: 'end' } } },
    },
    '@media': beforeFigure,
  }),
);

const swatch = (color: string) => ui({ '::before': { backgroundColor: color } });

export const bands = styleVariants({
  'very-low': swatch(vars.band.one.fill),
  low: swatch(vars.band.two.fill),
  medium: swatch(vars.band.three.fill),
  high: swatch(vars.band.four.fill),
  'very-high': swatch(vars.band.five.fill),
});

export const note = style(
  ui({
    ...textRule('xs'),
    ...figuresRule,
    fontWeight: 400,
    color: vars.color.textMuted,
    whiteSpace: 'nowrap',
    '@container': { [phone]: { order: 3, gridColumn: 1, textAlign: 'end' } },
    '@media': beforeFigure,
  }),
);

export const figure = style(
  ui({
    ...figuresRule,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    selectors: {
      '&[data-state=strong]': { fontWeight: 600 },
      '&[data-state=missing]': { color: vars.color.textSubtle },
    },
  }),
);

/** Below the figure, and aligned with its end. */
export const detail = style(
  ui({
    ...textRule('xs'),
    ...figuresRule,
    display: 'block',
    paddingInlineEnd: `calc(${vars.icon.medium} + ${vars.space.xs})`,
    paddingBlockEnd: vars.space.xs,
    textAlign: 'end',
    color: vars.color.textMuted,
    '@media': { print: { paddingInlineEnd: 0 } },
  }),
);

const markSize = { inlineSize: vars.icon.medium, blockSize: vars.icon.medium } as const;

export const mark = style(ui({ ...markSize, position: 'relative', display: 'inline-flex' }));

export const markIcon = styleVariants({
  better: ui({ ...markSize, flex: 'none', color: vars.status.success.text }),
  worse: ui({ ...markSize, flex: 'none', color: vars.status.danger.text }),
  equal: ui({ ...markSize, flex: 'none', color: vars.color.textMuted }),
});

export const hidden = style(ui(visuallyHiddenRule));

export const legend = style(
  ui({
    ...textRule('xs'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.m,
    rowGap: vars.space.xs,
    margin: 0,
    color: vars.color.textMuted,
  }),
);

export const legendEntry = style(ui({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs }));
