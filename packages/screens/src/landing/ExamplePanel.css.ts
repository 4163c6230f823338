import { app, figuresRule, media, textRule, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style(
  app({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.m,
    paddingBlock: vars.space.l,
    paddingInline: vars.space.xl,
    borderBlockEnd: `1px solid ${vars.color.border}`,
  }),
);

export const name = style(app({ ...textRule('md'), fontWeight: 600, margin: 0 }));

export const kind = style(app({ ...textRule('sm'), margin: 0, color: vars.color.textMuted }));

export const note = style(
  app({
    ...textRule('xs'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    marginInlineStart: 'auto',
    color: vars.color.textMuted,
    '@media': { [media.underWide]: { marginInlineStart: 0, inlineSize: '100%' } },
  }),
);

export const lens = style(app({ '@media': { [media.underWide]: { inlineSize: '100%' } } }));

export const panes = style(
  app({
    display: 'grid',
    gridTemplateColumns: '19rem minmax(0, 1fr) 21.5rem',
    '@media': { [media.underWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const pane = style(
  app({
    minInlineSize: 0,
    paddingBlock: vars.space.l,
    paddingInline: vars.space.xl,
    selectors: { '& + &': { borderInlineStart: `1px solid ${vars.color.border}` } },
    '@media': {
      [media.underWide]: {
        selectors: {
          '& + &': { borderInlineStart: 'none', borderBlockStart: `1px solid ${vars.color.border}` },
        },
      },
    },
  }),
);

export const paneTitle = style(
  app({
    ...textRule('xs'),
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: vars.space.xs,
    margin: 0,
    color: vars.color.textMuted,
    selectors: { '&:not(h2)': { marginBlockEnd: vars.space.s } },
  }),
);

export const scale = style(app({ fontWeight: 400 }));

export const figures = style(
  app({
    display: 'flex',
    alignItems: 'end',
    justifyContent: 'space-between',
    marginBlock: `${vars.space.s} ${vars.space.l}`,
  }),
);

export const score = style(app({ ...textRule('hero'), ...figuresRule }));

export const outOf = style(app({ ...textRule('md'), color: vars.color.textMuted }));

export const facts = style(app({ ...textRule('sm'), marginBlock: `${vars.space.l} ${vars.space.s}` }));

export const fact = style(
  app({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space.s,
    paddingBlock: vars.space.s,
    borderBlockStart: `1px solid ${vars.color.border}`,
  }),
);

export const term = style(app({ color: vars.color.textMuted }));

export const value = style(app({ ...figuresRule, margin: 0, fontWeight: 600 }));

export const prose = style(
  app({ ...textRule('xs'), margin: 0, marginBlockStart: vars.space.m, color: vars.color.textMuted }),
);

export const strong = style(app({ ...figuresRule, color: vars.color.text }));

export const map = style(
  app({ paddingBlock: vars.space.l, paddingInline: vars.space.xl, borderBlockStart: `1px solid ${vars.color.border}` }),
);
