import { app, figuresRule, textRule, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.border}`;

export const rows = style(app({ margin: 0, marginBlockEnd: vars.space.m }));

export const row = style(
  app({
    ...textRule('sm'),
    display: 'grid',
    gridTemplateColumns: 'minmax(8rem, 11rem) 2rem minmax(0, 1fr)',
    alignItems: 'baseline',
    columnGap: vars.space.m,
    paddingBlock: vars.space.s,
    borderBlockEnd: hairline,
    '@container': { '(max-width: 400px)': { gridTemplateColumns: 'minmax(0, 1fr) 2rem' } },
  }),
);

export const count = style(app({ ...figuresRule, margin: 0, fontWeight: 600, textAlign: 'end' }));

export const names = style(
  app({
    margin: 0,
    color: vars.color.textMuted,
    ':empty': { display: 'none' },
    '@container': { '(max-width: 400px)': { gridColumn: '1 / -1', paddingInlineStart: vars.space.xl } },
  }),
);

/** For text that needs no action. */
export const calm = style(app({ color: vars.color.textMuted }));

export const foot = style(
  app({
    ...textRule('xs'),
    ...figuresRule,
    margin: 0,
    marginBlockStart: 'auto',
    paddingBlockStart: vars.space.m,
    color: vars.color.textMuted,
  }),
);
