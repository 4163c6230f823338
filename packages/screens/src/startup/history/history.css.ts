import { app, figuresRule, textRule, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

export const chart = style(
  app({ display: 'grid', paddingBlockEnd: vars.space.l, borderBlockEnd: `1px solid ${vars.color.border}` }),
);

/** Its text lines up with the source above. */
export const button = style(app({ marginInlineStart: `calc(-1 * ${vars.space.s})` }));

export const list = style(app({ listStyle: 'none', margin: 0, padding: 0 }));

export const item = style(
  app({
    display: 'grid',
    gap: vars.space.xs,
    justifyItems: 'start',
    paddingBlock: vars.space.m,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  }),
);

export const head = style(
  app({
    ...figuresRule,
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: vars.space.m,
    inlineSize: '100%',
    margin: 0,
  }),
);

export const value = style(
  app({ ...textRule('md'), fontWeight: 500, minInlineSize: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }),
);

export const missing = style(app({ ...textRule('md'), color: vars.color.textMuted }));

export const date = style(app({ ...textRule('sm'), flexShrink: 0, color: vars.color.textMuted }));

export const evidence = style(
  app({
    ...textRule('xs'),
    display: 'grid',
    gap: vars.space['2xs'],
    margin: 0,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
  }),
);

export const quote = style(
  app({
    ...textRule('sm'),
    margin: 0,
    paddingInlineStart: vars.space.m,
    borderInlineStart: `1px solid ${vars.color.borderStrong}`,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
  }),
);
