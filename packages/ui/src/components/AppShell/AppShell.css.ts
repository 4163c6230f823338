import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { chosenInForcedColors, focusRing, textRule, touchTargetRule, truncateRule } from '../../theme/rules.ts';

const hairline = `1px solid ${vars.color.border}`;

export const shell = style(
  ui({
    display: 'grid',
    gridTemplateColumns: `${vars.layout.sidebar} minmax(0, 1fr)`,
    gridTemplateRows: `${vars.layout.topBar} 1fr`,
    minBlockSize: '100vh',
    '@media': {
      [media.fromWide]: {
        selectors: {
          '&[data-collapsed="true"]': { gridTemplateColumns: `${vars.layout.sidebarCollapsed} minmax(0, 1fr)` },
        },
      },
      [media.underWide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      print: { display: 'block' },
    },
  }),
);

export const skip = style(
  ui({
    ...textRule('md'),
    position: 'fixed',
    insetBlockStart: vars.space.s,
    insetInlineStart: vars.space.s,
    zIndex: vars.z.tooltip,
    padding: vars.space.s,
    color: vars.color.text,
    backgroundColor: vars.color.raised,
    border: hairline,
    borderRadius: vars.radius.m,
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', inlineSize: '1px', blockSize: '1px', overflow: 'hidden' } },
  }),
);

export const topBar = style(
  ui({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.z.sidebar,
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'stretch',
    blockSize: vars.layout.topBar,
    minInlineSize: 0,
    backgroundColor: vars.color.canvas,
    borderBlockEnd: hairline,
    '@media': { print: { display: 'none' } },
  }),
);

// The page scrolls the focused element to below the bar. Elements in the bar are exempt, or focusing them would scroll
// the page.
globalStyle(`${topBar} *`, ui({ scrollMarginBlock: `calc(-1 * ${vars.layout.topBar}) ${vars.layout.topBar}` }));

export const brand = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    inlineSize: vars.layout.sidebar,
    paddingInline: `calc(${vars.space.l} + ${vars.space.xs})`,
    borderInlineEnd: hairline,
    selectors: {
      '[data-collapsed="true"] &': {
        inlineSize: vars.layout.sidebarCollapsed,
        paddingInline: 0,
        justifyContent: 'center',
      },
    },
    '@media': {
      [media.underWide]: {
        inlineSize: 'auto',
        paddingInline: 0,
        borderInlineEnd: 0,
        selectors: { '[data-collapsed="true"] &': { inlineSize: 'auto' } },
      },
    },
  }),
);

export const brandLink = style(ui({ ...touchTargetRule, borderRadius: vars.radius.xs, ':focus-visible': focusRing }));

export const menuButton = style(
  ui({
    display: 'none',
    alignItems: 'center',
    paddingInlineStart: vars.space.s,
    '@media': { [media.underWide]: { display: 'flex' } },
  }),
);

export const trail = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    flex: '1 1 auto',
    minInlineSize: 0,
    paddingInlineStart: vars.layout.gutter,
    '@media': { [media.underWide]: { visibility: 'hidden', overflow: 'hidden' } },
  }),
);

export const crumbsFrame = style(ui({ minInlineSize: 0 }));

export const crumbs = style(
  ui({ ...textRule('sm'), display: 'flex', alignItems: 'center', gap: vars.space.s, minInlineSize: 0 }),
);
/** The section name stays whole; the names below it shrink for the content next to the path. */
export const crumb = style(
  ui({
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    gap: vars.space.s,
    color: vars.color.textMuted,
    selectors: {
      '&:not(:first-child)': { flexShrink: 1, minInlineSize: 0 },
      '&:last-child': { fontWeight: '500', color: vars.color.text },
    },
  }),
);
export const crumbName = style(ui(truncateRule));

export const crumbIcon = style(
  ui({ inlineSize: vars.icon.small, blockSize: vars.icon.small, flexShrink: 0, color: vars.color.textSubtle }),
);

export const actions = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.m,
    flexShrink: 0,
    // The last control is a ghost button, whose text, not its box, aligns with the edge of the content.
    paddingInlineEnd: `calc(${vars.layout.gutter} - ${vars.space.m})`,
    '@media': { [media.underMedium]: { gap: vars.space.xs } },
  }),
);

/** On narrow screens, actions that the drawer repeats are hidden in the bar. */
export const wideActions = style(ui({ display: 'contents', '@media': { [media.underWide]: { display: 'none' } } }));

export const sidebar = style(
  ui({
    position: 'sticky',
    insetBlockStart: vars.layout.topBar,
    display: 'flex',
    flexDirection: 'column',
    blockSize: `calc(100vh - ${vars.layout.topBar})`,
    paddingBlock: vars.space.l,
    paddingInline: vars.space.m,
    overflowY: 'auto',
    borderInlineEnd: hairline,
    selectors: { '[data-collapsed="true"] > &': { paddingInline: vars.space.s } },
    '@media': { [media.underWide]: { display: 'none' }, print: { display: 'none' } },
  }),
);

export const nav = style(
  ui({ display: 'flex', flexDirection: 'column', flex: '1 0 auto', gap: vars.space.l, minInlineSize: 0 }),
);

export const groupLabel = style(
  ui({
    ...textRule('xs'),
    display: 'block',
    paddingBlockEnd: vars.space.xs,
    paddingInline: vars.space.s,
    color: vars.color.textMuted,
    selectors: { '[data-collapsed="true"] &': { display: 'none' } },
  }),
);

export const list = style(ui({ display: 'flex', flexDirection: 'column', gap: vars.space['2xs'] }));
export const footer = style(ui({ marginBlockStart: 'auto', paddingBlockStart: vars.space.l }));

export const item = style(
  ui({
    ...textRule('sm'),
    display: 'flex',
    alignItems: 'center',
    gap: `calc(${vars.space.s} + ${vars.space['2xs']})`,
    inlineSize: '100%',
    minBlockSize: vars.space['2xl'],
    paddingInline: vars.space.s,
    textAlign: 'start',
    color: vars.color.textMuted,
    border: '1px solid transparent',
    borderRadius: vars.radius.s,
    transition: `background-color ${vars.motion.fast}`,
    ':hover': { color: vars.color.text, backgroundColor: vars.color.hover },
    ':focus-visible': { ...focusRing, outlineOffset: `calc(${vars.focusRing.offset} * -1)` },
    selectors: {
      '&[aria-current="page"]': { fontWeight: '500', color: vars.color.text, backgroundColor: vars.color.navSelected },
      '[data-collapsed="true"] &': { justifyContent: 'center', paddingInline: 0 },
    },
    '@media': {
      [media.underWide]: { ...textRule('md'), minBlockSize: vars.control.row },
      [media.forcedColors]: {
        borderColor: 'Canvas',
        selectors: { '&[aria-current="page"]': chosenInForcedColors },
      },
    },
  }),
);

export const itemIcon = style(ui({ inlineSize: vars.icon.medium, blockSize: vars.icon.medium, flexShrink: 0 }));
export const itemLabel = style(
  ui({
    flex: '1 1 auto',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    selectors: { '[data-collapsed="true"] &': { display: 'none' } },
  }),
);
export const itemCount = style(
  ui({
    ...textRule('xs'),
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.textSubtle,
    selectors: { '[data-collapsed="true"] &': { display: 'none' } },
  }),
);

export const main = style(
  ui({
    minInlineSize: 0,
    '@media': { print: { padding: 0 } },
  }),
);

export const content = style(
  ui({
    maxInlineSize: vars.layout.content,
    marginInline: 'auto',
    paddingInline: vars.layout.gutter,
    paddingBlock: vars.layout.gutter,
    '@media': { [media.underMedium]: { paddingBlock: vars.space.xl }, print: { padding: 0 } },
  }),
);

export const drawerExtras = style(
  ui({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s, marginBlockEnd: vars.space.l }),
);
