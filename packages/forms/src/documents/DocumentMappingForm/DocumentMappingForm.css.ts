import { app, figuresRule, focusRing, media, textRule, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

const sideWidth = '17rem';
const barWidth = '4rem';
const hairline = `1px solid ${vars.color.border}`;

export const root = style(app({ display: 'flex', flexDirection: 'column', gap: vars.space.l, minInlineSize: 0 }));

export const columns = style(
  app({
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) ${sideWidth}`,
    gap: vars.space.l,
    alignItems: 'start',
    '@media': { [media.underWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const side = style(app({ display: 'flex', flexDirection: 'column', gap: vars.space.l, minInlineSize: 0 }));

export const body = style(app({ display: 'flex', flexDirection: 'column', gap: vars.space.m }));

export const line = style(
  app({
    ...textRule('md'),
    ...figuresRule,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    margin: 0,
  }),
);

export const icon = style(
  app({
    inlineSize: vars.icon.medium,
    blockSize: vars.icon.medium,
    flexShrink: 0,
    selectors: {
      '[data-state=asked] > &': { color: vars.status.warning.text },
      '[data-state=wrong] > &': { color: vars.status.danger.text },
      '[data-state=fine] > &': { color: vars.status.success.text },
    },
  }),
);

export const note = style(app({ ...textRule('sm'), ...figuresRule, color: vars.color.textMuted, margin: 0 }));

export const link = style(
  app({
    color: vars.color.link,
    borderRadius: vars.radius.xs,
    selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': focusRing },
  }),
);

export const list = style(app({ listStyle: 'none', margin: 0, padding: 0 }));

export const standing = style(
  app({
    ...textRule('sm'),
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%) auto',
    alignItems: 'center',
    columnGap: vars.space.s,
    paddingBlock: vars.space['2xs'],
    borderBlockStart: hairline,
  }),
);

export const omitted = style(
  app({
    ...textRule('sm'),
    display: 'flex',
    flexDirection: 'column',
    paddingBlock: vars.space.xs,
    borderBlockStart: hairline,
    overflowWrap: 'anywhere',
  }),
);

export const reason = style(app({ ...textRule('xs'), ...figuresRule, color: vars.color.textMuted }));

export const opener = style(
  app({
    ...textRule('xs'),
    alignSelf: 'flex-start',
    color: vars.color.link,
    borderRadius: vars.radius.xs,
    selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': focusRing },
  }),
);

export const name = style(app({ color: vars.color.text }));

export const value = style(
  app({ ...figuresRule, color: vars.color.textMuted, overflowWrap: 'anywhere', textAlign: 'end' }),
);

export const figure = style(app({ ...textRule('sm'), ...figuresRule, color: vars.color.textMuted }));

export const bar = style(
  app({
    position: 'sticky',
    insetBlockEnd: vars.space.l,
    zIndex: vars.z.sticky,
    display: 'flex',
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.xl,
    rowGap: vars.space.s,
    paddingBlock: vars.space.m,
    paddingInline: vars.space.l,
    boxShadow: vars.shadow.menu,
    '@media': { [media.underMedium]: { insetBlockEnd: 0 }, [media.short]: { position: 'static' } },
  }),
);

export const count = style(app({ ...textRule('sm'), ...figuresRule, margin: 0 }));

export const expected = style(
  app({
    ...textRule('sm'),
    ...figuresRule,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
  }),
);

export const progress = style(app({ inlineSize: barWidth }));

export const actions = style(app({ display: 'flex', gap: vars.space.s, marginInlineStart: 'auto' }));
