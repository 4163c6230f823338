import { app, figuresRule, media, textRule, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

export const stack = style(app({ display: 'grid', gap: vars.space.l, gridTemplateColumns: 'minmax(0, 1fr)' }));

export const form = style(app({ display: 'grid', gap: vars.space.l }));

export const addressForm = style([form, app({ maxInlineSize: '40rem' })]);

export const submit = style(
  app({ justifySelf: 'start', '@media': { [media.underMedium]: { justifySelf: 'stretch' } } }),
);

export const actions = style(
  app({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.m,
    '@media': { [media.underMedium]: { display: 'grid' } },
  }),
);

export const title = style(
  app({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s, overflowWrap: 'anywhere' }),
);

export const times = style(app({ ...figuresRule }));

export const notes = style(
  app({
    ...textRule('sm'),
    display: 'grid',
    gap: vars.space.xs,
    marginBlock: vars.space.m,
    color: vars.color.textMuted,
    selectors: { '&:empty': { display: 'none' } },
  }),
);

export const lines = style(app({ display: 'grid', gap: vars.space.m, marginBlockStart: vars.space.l }));

export const filter = style(app({ justifySelf: 'start' }));

export const url = style(app({ overflowWrap: 'anywhere' }));
