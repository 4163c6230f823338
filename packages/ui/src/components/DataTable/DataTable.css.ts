import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { clampRule, figuresRule, textRule, truncateRule, visuallyHiddenRule } from '../../theme/rules.ts';
import { shell } from '../AppShell/AppShell.css.ts';

export const columnWidth = createVar();

/** Number of rows expected while loading. */
export const expectedRows = createVar();

const rowHeight = createVar();
const hairline = `1px solid ${vars.color.border}`;
const doubleRow = `calc(${vars.control.row} + ${vars.space.xl} + ${vars.space.xs})`;
const messageHeight = `calc(${vars.control.row} * min(7, ${expectedRows}))`;

/** Clipped, not scrolled: the head sticks to the page. Positioned, or hidden words in cells would escape the clipping. */
export const card = style(
  ui({
    position: 'relative',
    ...textRule('sm'),
    containerType: 'inline-size',
    minInlineSize: 0,
    overflow: 'clip',
    backgroundColor: vars.color.surface,
    border: hairline,
    borderRadius: vars.radius.l,
    vars: { [rowHeight]: vars.control.row },
    selectors: {
      '&[data-rows=double]': { vars: { [rowHeight]: doubleRow } },
      // A card with no padding is already the frame.
      '[data-padding=none] > &': {
        border: 0,
        borderBlockStart: hairline,
        borderRadius: `0 0 ${vars.radius.l} ${vars.radius.l}`,
      },
    },
  }),
);

export const frame = style(ui({ minInlineSize: 0 }));

export const hidden = style(ui(visuallyHiddenRule));

export const table = style(ui({ inlineSize: '100%', tableLayout: 'fixed' }));

export const column = style(ui({ inlineSize: columnWidth }));

const edges = {
  '&:first-child': { paddingInlineStart: vars.control.cardPadding },
  '&:last-child': { paddingInlineEnd: vars.control.cardPadding },
  '&[data-align=end]': { textAlign: 'end' },
} as const;

export const selectColumn = style(ui({ inlineSize: `calc(${vars.control.cardPadding} + ${vars.space['2xl']})` }));

export const headerCell = style(
  ui({
    ...textRule('xs'),
    ...truncateRule,
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.z.sticky,
    blockSize: `calc(${vars.control.row} - ${vars.space.xs})`,
    paddingInline: vars.space.s,
    textAlign: 'start',
    color: vars.color.textMuted,
    backgroundColor: vars.color.surface,
    boxShadow: `inset 0 -1px ${vars.color.border}`,
    selectors: { ...edges, [`${shell} &`]: { insetBlockStart: vars.layout.topBar } },
  }),
);

export const sortButton = style(
  ui({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    maxInlineSize: '100%',
    paddingBlock: vars.space.xs,
    color: vars.color.textMuted,
    borderRadius: vars.radius.xs,
    selectors: {
      '&:hover': { color: vars.color.text },
      '&[data-state=sorted]': { color: vars.color.text, fontWeight: 600 },
      '[data-align=end] > &': { flexDirection: 'row-reverse' },
    },
  }),
);

export const sortIcon = style(
  ui({
    flex: 'none',
    inlineSize: vars.icon.small,
    blockSize: vars.icon.small,
    selectors: {
      '[data-state=free] > &': { opacity: 0 },
      '[data-state=free]:is(:hover, :focus-visible) > &': { opacity: 1 },
    },
  }),
);

/** Rows of the previous page stay readable while the next ones are fetched. */
export const body = style(
  ui({
    transition: `opacity ${vars.motion.base}`,
    selectors: { '[data-state=refetching] &': { opacity: 0.6 } },
  }),
);

/** A row whose name is a link or a button can be pressed anywhere. */
const opens = '&:has(:is(th[scope="row"], [data-row-name]) :is(a[href]:not([target]), button))';

export const row = style(
  ui({
    blockSize: rowHeight,
    selectors: {
      '&:not(:first-child)': { borderBlockStart: hairline },
      [`${opens}:hover`]: { backgroundColor: vars.color.hover },
      [opens]: { cursor: 'pointer' },
      '&[data-selected]': { backgroundColor: vars.color.selected },
    },
  }),
);

export const cell = style(
  ui({
    paddingInline: vars.space.s,
    paddingBlock: vars.space.xs,
    fontWeight: 400,
    textAlign: 'start',
    verticalAlign: 'middle',
    overflowWrap: 'anywhere',
    selectors: {
      ...edges,
      '&[data-align=end]': { ...figuresRule, textAlign: 'end' },
      '&[data-whole]': { position: 'relative' },
      // Screen readers already read the text itself.
      'tr:has(:focus-visible) > &[data-whole]::after': {
        content: 'attr(data-whole) / ""',
        position: 'absolute',
        insetInline: 0,
        insetBlockStart: 0,
        zIndex: 1,
        paddingInline: vars.space.s,
        paddingBlock: vars.space.xs,
        color: vars.color.text,
        backgroundColor: vars.color.raised,
        border: hairline,
        borderRadius: vars.radius.m,
        boxShadow: vars.shadow.menu,
        pointerEvents: 'none',
      },
    },
  }),
);

/** Skeletons are placed where the data will be. */
export const skeletonCell = style(
  ui({
    display: 'grid',
    gap: vars.space.s,
    justifyItems: 'start',
    selectors: { '[data-align=end] > &': { justifyItems: 'end' } },
  }),
);

export const clamp = styleVariants({
  1: ui(clampRule(1)),
  2: ui(clampRule(2)),
});

/** Compact when few rows were expected; when many were, it keeps the page from collapsing. */
export const message = style(
  ui({ blockSize: messageHeight, padding: vars.control.cardPadding, verticalAlign: 'middle' }),
);

// Cells grow with their content regardless of their height; a block would overflow.
globalStyle(
  `div.${message}`,
  ui({ display: 'grid', alignItems: 'center', blockSize: 'auto', minBlockSize: messageHeight }),
);

/** Reserves its space but stays hidden while the number of rows above is unknown; otherwise it would visibly move. */
export const footer = style(
  ui({
    padding: vars.space.m,
    paddingInline: vars.control.cardPadding,
    borderBlockStart: hairline,
    selectors: { '&[data-state=loading]': { visibility: 'hidden' } },
  }),
);

export const block = style(
  ui({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s,
    padding: vars.control.cardPadding,
    selectors: { '& + &': { borderBlockStart: hairline }, [opens]: { cursor: 'pointer' } },
  }),
);

export const blocksHead = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'content-box',
    minBlockSize: vars.text.md.line,
    padding: vars.space.m,
    paddingInline: vars.control.cardPadding,
    borderBlockEnd: hairline,
  }),
);

export const blockTitle = style(ui({ ...textRule('md'), fontWeight: 500 }));

export const pair = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.l,
  }),
);

export const pairLabel = style(ui({ flex: 'none', color: vars.color.textMuted }));

export const pairValue = style(ui({ minInlineSize: 0, overflowWrap: 'anywhere' }));

export const selectionBar = style(
  ui({
    ...figuresRule,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space.s,
    padding: vars.space.s,
    paddingInline: vars.control.cardPadding,
    backgroundColor: vars.color.selected,
    borderBlockEnd: hairline,
  }),
);

export const selectionCount = style(ui({ marginInlineEnd: 'auto', fontWeight: 500 }));
