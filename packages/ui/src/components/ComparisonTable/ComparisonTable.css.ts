import { createVar, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { focusRing, figuresRule, textRule, visuallyHiddenRule } from '../../theme/rules.ts';
import { shell } from '../AppShell/AppShell.css.ts';

const nameWidth = createVar();
const columnLeast = createVar();

export const columnCount = createVar();

/** Lower than the rows of other tables: many figures must be seen at once. */
const rowHeight = `calc(${vars.control.row} - ${vars.space.m})`;
const hairline = `1px solid ${vars.color.border}`;
/** Room for the names and six columns beside each other. */
const narrow = '(max-width: 63.99rem)';
const phone = '(max-width: 40rem)';
const ownRoom = `calc(100dvh - ${vars.layout.topBar} - ${vars.space['2xl']})`;

export const card = style(
  ui({
    ...textRule('sm'),
    containerType: 'inline-size',
    minInlineSize: 0,
    overflow: 'clip',
    backgroundColor: vars.color.surface,
    border: hairline,
    borderRadius: vars.radius.l,
  }),
);

/** A table that fits leaves its head to the page; a wider one scrolls both ways in a window of its own. */
export const scroller = style(
  ui({
    minInlineSize: 0,
    // What has the focus comes out from under the names.
    scrollPaddingInlineStart: nameWidth,
    vars: { [nameWidth]: '15.25rem', [columnLeast]: '8.5rem' },
    selectors: {
      '[data-columns=many] > &': {
        overflow: 'auto',
        maxBlockSize: ownRoom,
        contain: 'content',
        vars: { [columnLeast]: '9.5rem' },
      },
      '&:focus-visible': { ...focusRing, outlineOffset: `calc(-1 * ${vars.focusRing.width})` },
    },
    '@container': {
      [narrow]: { overflow: 'auto', maxBlockSize: ownRoom, vars: { [columnLeast]: '9.5rem' } },
      [phone]: { vars: { [nameWidth]: '8.25rem', [columnLeast]: '7.5rem' } },
    },
    '@media': { print: { overflow: 'visible', maxBlockSize: 'none' } },
  }),
);

/** Fixed: thousands of cells are laid out without measuring what each of them holds. */
export const table = style(
  ui({
    tableLayout: 'fixed',
    inlineSize: '100%',
    minInlineSize: `calc(${nameWidth} + ${columnCount} * ${columnLeast})`,
    borderCollapse: 'separate',
    borderSpacing: 0,
  }),
);

const inOwnWindow = { insetBlockStart: 0 } as const;
const underTopBar = {
  [`${shell} [data-columns=few] &`]: { insetBlockStart: vars.layout.topBar },
  [`${shell} [data-columns=many] &`]: inOwnWindow,
} as const;
const inNarrowShell = { [narrow]: { selectors: { [`${shell} [data-columns=few] &`]: inOwnWindow } } } as const;

/** Of a window at 400 % the heads would take half; it wins over every place at which they stick. */
const offTheTop = { insetBlockStart: 'auto !important' } as const;

const headRule = {
  position: 'sticky',
  insetBlockStart: 0,
  padding: vars.space.m,
  textAlign: 'start',
  fontWeight: 400,
  backgroundColor: vars.color.surface,
  borderBlockEnd: hairline,
} as const;

export const columnHead = style(
  ui({
    ...headRule,
    zIndex: vars.z.sticky,
    paddingInline: vars.space.s,
    verticalAlign: 'bottom',
    borderInlineStart: hairline,
    selectors: underTopBar,
    '@container': { ...inNarrowShell, [phone]: { ...inNarrowShell[narrow], padding: vars.space.s } },
    '@media': { [media.short]: offTheTop, print: { position: 'static' } },
  }),
);

/** Above both the names and the heads when either scrolls under it. */
export const corner = style(
  ui({
    ...headRule,
    ...textRule('xs'),
    zIndex: `calc(${vars.z.sticky} + 2)`,
    insetInlineStart: 0,
    inlineSize: nameWidth,
    verticalAlign: 'bottom',
    color: vars.color.textMuted,
    selectors: underTopBar,
    '@container': { ...inNarrowShell, [phone]: { ...inNarrowShell[narrow], padding: vars.space.s } },
    '@media': { [media.short]: offTheTop, print: { position: 'static' } },
  }),
);

export const row = style(ui({}));

const lineAbove = { borderBlockStart: hairline } as const;

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
      [phone]: { paddingInline: vars.space.s, blockSize: `calc(${vars.control.row} + ${vars.space.s})` },
    },
  }),
);

export const rowLine = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    '@container': { [phone]: { flexDirection: 'column', alignItems: 'stretch', gap: 0, paddingBlock: vars.space.xs } },
  }),
);

export const rowName = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space.s,
    flex: 1,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);

export const hint = style(ui({ ...textRule('xs'), fontWeight: 400, color: vars.color.textMuted }));

export const rowTools = style(
  ui({
    display: 'flex',
    flex: 'none',
    marginInlineEnd: `calc(-1 * ${vars.space.s})`,
    '@container': { [phone]: { marginInline: `calc(-1 * ${vars.space.xs})`, gap: vars.space.xs } },
  }),
);

export const tool = style(
  ui({
    color: vars.color.textMuted,
    selectors: {
      // Twice, so that it holds over the size of the button in whichever order the style sheets come.
      '&&': {
        inlineSize: vars.space.xl,
        blockSize: vars.space.xl,
        '@container': { [phone]: { inlineSize: vars.space['2xl'], blockSize: vars.space['2xl'] } },
      },
    },
  }),
);

export const sortButton = style(
  ui({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space['2xs'],
    padding: 0,
    minBlockSize: vars.space.xl,
    font: 'inherit',
    textAlign: 'start',
    color: 'inherit',
    borderRadius: vars.radius.xs,
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
    font: 'inherit',
    fontWeight: 600,
    color: vars.color.text,
    borderRadius: vars.radius.xs,
  }),
);

export const foldIcon = style(ui({ flex: 'none', inlineSize: vars.icon.small, blockSize: vars.icon.small }));

export const count = style(ui({ ...textRule('xs'), ...figuresRule, color: vars.color.textMuted }));

export const leadCell = style(
  ui({
    paddingBlock: vars.space.m,
    paddingInline: vars.space.s,
    verticalAlign: 'top',
    borderInlineStart: hairline,
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

/** Where columns are drawn later. */
export const later = style(ui({ selectors: { 'tr:not(:first-child) > &': lineAbove } }));

/** Class, figure, mark; on a phone the class stands under the figure. */
export const slots = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: vars.space.xs,
    '@container': { [phone]: { gridTemplateColumns: '1fr auto' } },
  }),
);

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
      [phone]: { selectors: { [`${slots} > &`]: { order: 3, gridColumn: '1 / -1', justifySelf: 'end' } } },
    },
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
    '@container': { [phone]: { order: 3, gridColumn: '1 / -1', textAlign: 'end' } },
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
