import { createVar, style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { focusRing, textRule } from '../../theme/rules.ts';
import { shell } from '../AppShell/AppShell.css.ts';

export const nameWidth = createVar();
const columnLeast = createVar();

export const columnCount = createVar();

/** Lower than the rows of other tables, so that many figures are visible at the same time. */
export const rowHeight = `calc(${vars.control.row} - ${vars.space.m})`;
export const hairline = `1px solid ${vars.color.border}`;
/** Width for the names and six columns side by side. */
const narrow = '(max-width: 63.99rem)';
export const phone = '(max-width: 40rem)';
export const lineAbove = { borderBlockStart: hairline } as const;
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

/** The header of a table that fits sticks to the page; a wider table scrolls both ways in its own viewport. */
export const scroller = style(
  ui({
    minInlineSize: 0,
    // Scrolls the focused element out from under the sticky names.
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
      [phone]: { vars: { [nameWidth]: '8.25rem' } },
    },
    // Paper does not scroll; this overrides every rule for a narrow or a wide table.
    '@media': {
      print: { overflow: 'visible !important', maxBlockSize: 'none !important', contain: 'none !important' },
    },
  }),
);

/** Fixed layout: thousands of cells are laid out without measuring their content. */
export const table = style(
  ui({
    tableLayout: 'fixed',
    inlineSize: '100%',
    minInlineSize: `calc(${nameWidth} + ${columnCount} * ${columnLeast})`,
    borderCollapse: 'separate',
    borderSpacing: 0,
    // Two columns fit when the names shrink; with more, part of the third is visible to show that there are more.
    '@container': {
      [phone]: {
        vars: {
          [columnLeast]: `clamp(7rem, (${columnCount} - 2) * 7.5rem, 7.5rem)`,
          [nameWidth]: `clamp(6.5rem, 100cqi - 14rem + (${columnCount} - 2) * 10rem, 8.25rem)`,
        },
      },
    },
    '@media': { print: { minInlineSize: 0 } },
  }),
);

const inOwnWindow = { insetBlockStart: 0 } as const;
const underTopBar = {
  [`${shell} [data-columns=few] &`]: { insetBlockStart: vars.layout.topBar },
  [`${shell} [data-columns=many] &`]: inOwnWindow,
} as const;
const inNarrowShell = { [narrow]: { selectors: { [`${shell} [data-columns=few] &`]: inOwnWindow } } } as const;

/** At 400 % zoom sticky headers would take half of the window; this overrides every sticky position. */
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
    '@container': {
      ...inNarrowShell,
      [phone]: { ...inNarrowShell[narrow], paddingBlock: vars.space.s, paddingInline: vars.space.xs },
    },
    '@media': { [media.short]: offTheTop, print: { position: 'static' } },
  }),
);

/** Above both the names and the headers when either scrolls under it. */
export const corner = style(
  ui({
    ...headRule,
    ...textRule('xs'),
    zIndex: `calc(${vars.z.sticky} + 2)`,
    insetInlineStart: 0,
    inlineSize: nameWidth,
    paddingInline: vars.space.l,
    verticalAlign: 'bottom',
    color: vars.color.textMuted,
    selectors: underTopBar,
    '@container': { ...inNarrowShell, [phone]: { ...inNarrowShell[narrow], padding: vars.space.s } },
    '@media': { [media.short]: offTheTop, print: { position: 'static' } },
  }),
);
