import { app, figuresRule, media, textRule, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

export const title = style(app({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s }));

export const times = style(
  app({
    ...textRule('sm'),
    ...figuresRule,
    color: vars.color.textMuted,
    '@media': { [media.underMedium]: { textAlign: 'start' } },
  }),
);

export const outcomes = style(
  app({ ...textRule('sm'), ...figuresRule, margin: 0, marginBlockStart: vars.space.xs, color: vars.color.textMuted }),
);

export const note = style(app({ ...textRule('sm'), color: vars.color.textMuted }));
