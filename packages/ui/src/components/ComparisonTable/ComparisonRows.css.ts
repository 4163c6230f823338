import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { figuresRule, textRule } from '../../theme/rules.ts';
import { lineAbove, nameWidth, phone, rowHeight } from './ComparisonTable.css.ts';

/** A label of one line is as high as the minimum target size. */
const labelPadding = vars.space['2xs'];
/** The space above and below a row of one line, also applied to two lines. */
const besideOneLine = `calc((${rowHeight} - 1px - 1lh) / 2 - ${labelPadding})`;

export const row = style(ui({ '@media': { print: { breakInside: 'avoid' } } }));

export const rowHead = style(
  ui({
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: `calc(${vars.z.sticky} - 1)`,
    inlineSize: nameWidth,
    blockSize: rowHeight,
    paddingInline: vars.space.l,
    fontWeight: 400,
    textAlign: 'start',
    color: vars.color.text,
    backgroundColor: vars.color.surface,
    selectors: {
      'tr:not(:first-child) > &': lineAbove,
      [`${row}:hover > &`]: { backgroundColor: vars.color.canvas },
      '&[data-strong]': { fontWeight: 600 },
      '&[data-lead]': { paddingBlock: vars.space.m, verticalAlign: 'top' },
    },
    '@container': {
      [phone]: {
        paddingInlineStart: vars.space.s,
        paddingInlineEnd: vars.space.xs,
        blockSize: `calc(${vars.control.row} + ${vars.space.s})`,
      },
    },
  }),
);

export const rowLine = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    '@container': {
      [phone]: {
        flexWrap: 'wrap',
        columnGap: vars.space.xs,
        rowGap: 0,
        paddingBlock: vars.space.xs,
        '@media': { [media.coarse]: { paddingBlock: 0 } },
      },
    },
  }),
);

/** On a phone the label takes the first line; the hint is below it, next to the tools if it fits. */
export const rowName = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space.s,
    flex: 1,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    selectors: { [`${rowHead}:not([data-lead]) &`]: { paddingBlock: besideOneLine } },
    '@container': { [phone]: { display: 'contents' } },
  }),
);

export const rowLabel = style(
  ui({
    minInlineSize: 0,
    paddingBlock: labelPadding,
    overflowWrap: 'anywhere',
    '@container': { [phone]: { flex: '1 0 100%' } },
  }),
);

export const hint = style(
  ui({
    ...textRule('xs'),
    fontWeight: 400,
    color: vars.color.textMuted,
    '@container': { [phone]: { flex: `1 0 ${vars.space['3xl']}`, minInlineSize: 0 } },
  }),
);

export const rowTools = style(
  ui({
    display: 'flex',
    flex: 'none',
    marginInlineEnd: `calc(-1 * ${vars.space.s})`,
    '@container': {
      [phone]: {
        marginBlock: `calc(-1 * ${vars.space.xs})`,
        marginInlineStart: 'auto',
        marginInlineEnd: 0,
        '@media': { [media.coarse]: { marginBlock: 0 } },
      },
    },
  }),
);

export const tool = style(
  ui({
    color: vars.color.textMuted,
    selectors: {
      // Doubled specificity, so that it overrides the size of the button regardless of the order of style sheets.
      '&&': {
        inlineSize: vars.space.xl,
        blockSize: vars.space.xl,
        '@container': { [phone]: { inlineSize: vars.space['2xl'], blockSize: vars.space['2xl'] } },
        '@media': { [media.coarse]: { inlineSize: vars.control.height, blockSize: vars.control.height } },
      },
    },
  }),
);

export const sortButton = style(
  ui({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space['2xs'],
    font: 'inherit',
    textAlign: 'start',
    color: 'inherit',
    borderRadius: vars.radius.xs,
    '@media': { [media.coarse]: { minBlockSize: vars.control.height } },
    selectors: {
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: vars.space['2xs'] },
      '&[data-state=sorted]': { fontWeight: 600 },
    },
  }),
);

export const sortIcon = style(
  ui({
    flex: 'none',
    inlineSize: vars.icon.small,
    blockSize: vars.icon.small,
    selectors: { '[data-state=free] > &': { display: 'none' } },
  }),
);

export const groupHead = style(
  ui({
    ...lineAbove,
    blockSize: rowHeight,
    paddingInline: vars.space.s,
    textAlign: 'start',
    backgroundColor: vars.color.sunken,
  }),
);

export const fold = style(
  ui({
    position: 'sticky',
    insetInlineStart: vars.space.s,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s,
    minBlockSize: vars.space.xl,
    '@media': { [media.coarse]: { minBlockSize: vars.control.height } },
    font: 'inherit',
    fontWeight: 600,
    color: vars.color.text,
    borderRadius: vars.radius.xs,
  }),
);

export const foldIcon = style(ui({ flex: 'none', inlineSize: vars.icon.small, blockSize: vars.icon.small }));

export const count = style(ui({ ...textRule('xs'), ...figuresRule, color: vars.color.textMuted }));
