import { app, figuresRule, focusRing, media, textRule, vars, visuallyHiddenRule } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

import { barHeight } from '../liveScore/ScoreSheet.css.ts';

const hairline = `1px solid ${vars.color.border}`;
const navigation = '11.5rem';
const panel = '20rem';
const twoColumns = '(max-width: 77.99rem)';
const threeColumns = '(min-width: 78rem)';
const dotSize = '0.5rem';

export const columns = style(
  app({
    display: 'grid',
    gridTemplateColumns: `${navigation} minmax(0, 1fr) ${panel}`,
    gap: vars.space.xl,
    alignItems: 'start',
    '@media': {
      [twoColumns]: { gridTemplateColumns: `${navigation} minmax(0, 1fr)` },
      [media.underMedium]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.l },
    },
  }),
);

const top = `calc(${vars.layout.topBar} + ${vars.space.l})`;

export const nav = style(
  app({
    position: 'sticky',
    insetBlockStart: top,
    minInlineSize: 0,
    '@media': { [media.underMedium]: { position: 'static' } },
  }),
);

export const sections = style(
  app({
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space['2xs'],
    '@media': {
      [media.underMedium]: {
        flexDirection: 'row',
        overflowX: 'auto',
        // Clips the counts for screen readers, which would widen the page.
        position: 'relative',
        marginInline: `calc(${vars.layout.gutter} * -1)`,
        paddingInline: vars.layout.gutter,
        paddingBlock: vars.space['2xs'],
      },
    },
  }),
);

export const item = style(
  app({
    ...textRule('md'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s,
    inlineSize: '100%',
    minBlockSize: vars.control.height,
    paddingInline: vars.space.m,
    textAlign: 'start',
    color: vars.color.textMuted,
    borderRadius: vars.radius.s,
    selectors: {
      '&:hover': { backgroundColor: vars.color.hover, color: vars.color.text },
      '&[aria-current]': { backgroundColor: vars.color.selected, color: vars.color.text, fontWeight: 600 },
      '&:focus-visible': focusRing,
    },
    '@media': {
      [media.underMedium]: { whiteSpace: 'nowrap' },
      // The outline is reserved for the focus.
      [media.forcedColors]: {
        border: '2px solid Canvas',
        selectors: { '&[aria-current]': { borderColor: 'Highlight' } },
      },
    },
  }),
);

export const itemTitle = style(app({ minInlineSize: 0 }));

const mark = { ...textRule('sm'), ...figuresRule, display: 'inline-flex', alignItems: 'center', gap: vars.space.xs };

export const changed = style(app({ ...mark, color: vars.color.textMuted }));

export const wrong = style(app({ ...mark, color: vars.color.dangerText }));

export const dot = style(
  app({
    inlineSize: dotSize,
    blockSize: dotSize,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.link,
  }),
);

export const icon = style(app({ inlineSize: vars.icon.medium, blockSize: vars.icon.medium, flexShrink: 0 }));

export const spoken = style(app(visuallyHiddenRule));

export const form = style(app({ display: 'flex', flexDirection: 'column', gap: vars.space.l, minInlineSize: 0 }));

/**
 * Receives the focus when it opens, so that screen readers continue there; it is not a control and has no focus ring.
 */
export const section = style(
  app({
    padding: vars.space.xl,
    outline: 'none',
    '@media': { [media.underMedium]: { padding: vars.space.l } },
  }),
);

export const choices = style(app({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s }));

export const standing = style(
  app({
    ...textRule('sm'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    margin: 0,
    color: vars.status.warning.text,
  }),
);

export const bar = style(
  app({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: vars.z.sticky,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.m,
    padding: vars.space.l,
    backgroundColor: vars.color.surface,
    border: hairline,
    borderRadius: vars.radius.l,
    boxShadow: vars.shadow.menu,
    '@media': {
      [twoColumns]: { insetBlockEnd: barHeight },
      [media.underMedium]: {
        marginInline: `calc(${vars.layout.gutter} * -1)`,
        borderRadius: 0,
        borderInline: 0,
      },
      [media.short]: { position: 'static' },
    },
  }),
);

/** Not on a phone while there is nothing to discard, so that the line does not break. */
export const discard = style(
  app({ '@media': { [media.underMedium]: { selectors: { '&:disabled': { display: 'none' } } } } }),
);

export const barLine = style(app({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s }));

export const state = style(
  app({
    ...textRule('md'),
    ...figuresRule,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s,
    marginInlineEnd: 'auto',
    color: vars.color.textMuted,
    selectors: {
      '&[data-state=dirty]': { color: vars.color.text },
      '&[data-state=saved]': { color: vars.status.success.text },
    },
  }),
);

export const summary = style(app({ ...textRule('sm'), display: 'flex', flexDirection: 'column', gap: vars.space.xs }));

export const summaryTitle = style(app({ ...figuresRule, margin: 0, fontWeight: 600, color: vars.color.dangerText }));

export const summaryList = style(
  app({ listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: vars.space['2xs'] }),
);

export const issue = style(
  app({
    color: vars.color.link,
    textAlign: 'start',
    borderRadius: vars.radius.xs,
    selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': focusRing },
  }),
);

export const more = style(app({ color: vars.color.textMuted }));

export const score = style(
  app({
    position: 'sticky',
    insetBlockStart: top,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.m,
    minInlineSize: 0,
    '@media': { [twoColumns]: { display: 'none' } },
  }),
);

export const change = style(app({ ...textRule('sm'), ...figuresRule, color: vars.color.textMuted, margin: 0 }));

export const scoreSheet = style(app({ gridColumn: '1 / -1', '@media': { [threeColumns]: { display: 'none' } } }));

export const sheetChange = style(app({ padding: vars.space.l }));
