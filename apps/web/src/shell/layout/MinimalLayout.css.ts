import { app, focusRing, media, textRule, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

const bounds = {
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: '77rem',
  marginInline: 'auto',
  paddingInline: vars.layout.gutter,
  display: 'flex',
  alignItems: 'center',
} as const;

/** The footer stays at the bottom of the window when the page is short. */
export const frame = style(
  app({
    minBlockSize: '100dvh',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr auto',
  }),
);

export const header = style(app({ borderBlockEnd: `1px solid ${vars.color.border}`, background: vars.color.canvas }));

export const bar = style(
  app({
    ...bounds,
    gap: vars.space.xl,
    minBlockSize: vars.space['4xl'],
    '@media': { [media.underMedium]: { gap: vars.space.m } },
  }),
);

export const links = style(
  app({ display: 'flex', gap: vars.space.l, '@media': { [media.underMedium]: { display: 'none' } } }),
);

export const link = style(
  app({
    ...textRule('md'),
    color: vars.color.textMuted,
    textDecoration: 'none',
    borderRadius: vars.radius.s,
    ':hover': { color: vars.color.text },
    ':focus-visible': focusRing,
    selectors: { '&[aria-current="page"]': { color: vars.color.text, fontWeight: 500 } },
  }),
);

export const actions = style(
  app({ display: 'flex', alignItems: 'center', gap: vars.space.s, marginInlineStart: 'auto' }),
);

export const footer = style(app({ background: vars.color.canvas, paddingBlock: vars.space['2xl'] }));

export const footerBar = style(
  app({
    ...bounds,
    gap: vars.space.xl,
    '@media': { [media.underMedium]: { flexDirection: 'column', alignItems: 'flex-start', gap: vars.space.m } },
  }),
);

export const credit = style(app({ ...textRule('xs'), margin: 0, color: vars.color.textMuted }));

export const footerLinks = style(
  app({
    ...textRule('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.xl,
    rowGap: vars.space.m,
    marginInlineStart: 'auto',
    '@media': { [media.underMedium]: { marginInlineStart: 0 } },
  }),
);
