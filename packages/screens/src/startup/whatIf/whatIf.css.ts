import { app, figuresRule, media, paperStack, textRule, vars } from '@aval/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.border}`;
const panelWidth = '22rem';
const sheetHeight = '45dvh';

/** The panel is next to the charts that it changes; on narrow screens it is a sheet below them. */
export const frame = style(
  app({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.l,
    '@media': {
      [media.fromWide]: {
        selectors: {
          '&[data-state=open]': { gridTemplateColumns: `minmax(0, 1fr) ${panelWidth}`, alignItems: 'start' },
        },
      },
      ...paperStack,
    },
  }),
);

/** Keeps focused content from being hidden behind the sheet. */
globalStyle(
  `${frame}[data-state=open] > :first-child :is(a, button, [tabindex])`,
  app({ '@media': { [media.underWide]: { scrollMarginBlockEnd: `calc(${sheetHeight} + ${vars.space.s})` } } }),
);

export const panel = style(
  app({
    position: 'sticky',
    zIndex: vars.z.sticky,
    display: 'grid',
    gap: vars.space.m,
    alignContent: 'start',
    padding: vars.space.l,
    overflowY: 'auto',
    // Keeps focused content from being hidden behind the header.
    scrollPaddingBlockStart: vars.space['3xl'],
    overscrollBehavior: 'contain',
    border: hairline,
    borderRadius: vars.radius.l,
    backgroundColor: vars.color.raised,
    boxShadow: vars.shadow.menu,
    '@media': {
      [media.fromWide]: {
        insetBlockStart: `calc(${vars.layout.topBar} + ${vars.space.l})`,
        maxBlockSize: `calc(100dvh - ${vars.layout.topBar} - ${vars.space.l} * 2)`,
      },
      [media.underWide]: { insetBlockEnd: 0, maxBlockSize: sheetHeight, overscrollBehavior: 'auto' },
      print: { display: 'none' },
    },
  }),
);

export const head = style(
  app({
    position: 'sticky',
    zIndex: 1,
    insetBlockStart: `calc(-1 * ${vars.space.l})`,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    marginBlockStart: `calc(-1 * ${vars.space.l})`,
    paddingBlockStart: vars.space.l,
    backgroundColor: vars.color.raised,
    // At 400 % zoom it would cover the focused element.
    '@media': { [media.short]: { position: 'static' } },
  }),
);

export const title = style(app({ ...textRule('lg'), margin: 0, marginInlineEnd: 'auto' }));

/** Sticky while the inputs below it are scrolled. */
export const result = style(
  app({
    display: 'grid',
    gap: vars.space.xs,
    position: 'sticky',
    insetBlockStart: `calc(${vars.space.l} * -1)`,
    zIndex: vars.z.sticky,
    paddingBlock: vars.space.xs,
    backgroundColor: vars.color.raised,
    '@media': { [media.short]: { position: 'static' } },
  }),
);

export const scores = style(
  app({ ...figuresRule, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s, margin: 0 }),
);

export const before = style(app({ ...textRule('lg'), color: vars.color.textMuted }));

export const after = style(app({ ...textRule('2xl') }));

export const gain = style(app({ ...textRule('md'), fontWeight: 600, marginInlineEnd: 'auto' }));

export const rules = style(app({ display: 'grid', gap: vars.space.xs, margin: 0, padding: 0, listStyle: 'none' }));

export const rule = style(
  app({
    ...textRule('sm'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s,
    paddingBlock: vars.space.s,
    borderBlockStart: hairline,
  }),
);

export const fields = style(app({ display: 'grid', gap: vars.space.m, minInlineSize: 0 }));

export const foot = style(
  app({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    paddingBlockStart: vars.space.m,
    borderBlockStart: hairline,
  }),
);

export const more = style(app({ flex: '1 1 auto', minInlineSize: 0 }));
