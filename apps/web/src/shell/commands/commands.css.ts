import { app, textRule, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style(app({ display: 'grid', gap: vars.space.m, margin: 0 }));

export const row = style(
  app({ display: 'grid', gridTemplateColumns: '7rem minmax(0, 1fr)', gap: vars.space.m, alignItems: 'baseline' }),
);

export const keys = style(app({ display: 'flex', gap: vars.space.xs }));

export const key = style(
  app({
    ...textRule('sm'),
    paddingInline: vars.space.s,
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.s,
    color: vars.color.text,
  }),
);

export const text = style(app({ ...textRule('md'), margin: 0, color: vars.color.textMuted }));
