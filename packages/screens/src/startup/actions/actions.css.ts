import { app, figuresRule, textRule, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

export const taken = style(
  app({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.s,
    rowGap: vars.space.xs,
    marginBlock: vars.space['2xs'],
  }),
);

export const due = style(app({ ...textRule('sm'), ...figuresRule, color: vars.color.textMuted }));

export const gains = style(app({ ...textRule('sm'), ...figuresRule }));

/** Above the button that fills the row. */
export const tools = style(
  app({
    position: 'relative',
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: vars.space.xs,
    marginInlineStart: 'auto',
    '@media': { print: { display: 'none' } },
  }),
);

export const title = style(app({ ...textRule('sm'), margin: 0, marginBlockStart: vars.space.m, fontWeight: 600 }));
