import { app, figuresRule, textRule, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

export const name = style(app({ display: 'flex', alignItems: 'center', gap: vars.space.m, minInlineSize: 0 }));

export const quiet = style(app({ color: vars.color.textMuted }));

export const verdict = style(app({ display: 'grid', gap: vars.space.xs, justifyItems: 'start' }));

export const track = style(
  app({
    ...textRule('xs'),
    ...figuresRule,
    display: 'grid',
    gridTemplateColumns: '4.5rem auto',
    alignItems: 'center',
    gap: vars.space.s,
    color: vars.color.textMuted,
  }),
);
