import { app, figuresRule, focusRing, textRule, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

/** Height of the line; other sticky elements at the bottom are above it. */
export const barHeight = '3.75rem';

export const bar = style(
  app({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: vars.z.sticky,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.m,
    minBlockSize: barHeight,
    paddingBlock: vars.space.xs,
    marginInline: `calc(${vars.layout.gutter} * -1)`,
    paddingInline: vars.layout.gutter,
    backgroundColor: vars.color.surface,
    borderBlockStart: `1px solid ${vars.color.border}`,
  }),
);

export const line = style(app({ display: 'flex', gap: vars.space.l, margin: 0 }));

export const term = style(app({ ...textRule('xs'), color: vars.color.textMuted }));

export const figure = style(app({ ...textRule('lg'), ...figuresRule, margin: 0 }));

export const details = style(
  app({
    ...textRule('md'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s,
    minBlockSize: vars.space['3xl'],
    color: vars.color.text,
    borderRadius: vars.radius.s,
    selectors: { '&:focus-visible': focusRing },
  }),
);

export const icon = style(app({ inlineSize: vars.icon.medium, blockSize: vars.icon.medium }));
