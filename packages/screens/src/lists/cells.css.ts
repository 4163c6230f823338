import { app, figuresRule, textRule, vars, visuallyHiddenRule } from '@aval/ui/theme';
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

/** Text for screen readers only. */
export const hidden = style(app(visuallyHiddenRule));

export const coverage = style(
  app({
    ...textRule('xs'),
    ...figuresRule,
    margin: 0,
    color: vars.color.textMuted,
  }),
);

export const contradiction = style(
  app({
    ...textRule('xs'),
    display: 'inline-flex',
    alignItems: 'start',
    gap: vars.space.xs,
    color: vars.status.warning.text,
    textAlign: 'start',
  }),
);

export const contradictionIcon = style(
  app({ inlineSize: vars.icon.small, blockSize: vars.icon.small, flexShrink: 0, marginBlockStart: vars.space['2xs'] }),
);
