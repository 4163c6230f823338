import { app, figuresRule, focusRing, textRule, vars, visuallyHiddenRule } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

export const note = style(
  app({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: vars.space.xs,
    minInlineSize: 0,
    padding: vars.space.m,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.m,
    backgroundColor: vars.color.surface,
    selectors: {
      '&[data-state=open][data-severity=severe]': {
        borderColor: vars.status.warning.border,
        backgroundColor: vars.status.warning.tint,
      },
    },
  }),
);

export const head = style(app({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s }));

const text = { ...figuresRule, margin: 0, overflowWrap: 'anywhere', textWrap: 'pretty' } as const;

export const sentence = style(app({ ...textRule('md'), ...text, color: vars.color.text }));

export const fit = style(app({ ...textRule('sm'), ...text, color: vars.color.text }));

export const answer = style(
  app({
    ...textRule('sm'),
    ...text,
    color: vars.color.text,
    paddingInlineStart: vars.space.m,
    borderInlineStart: `1px solid ${vars.color.borderField}`,
    whiteSpace: 'pre-line',
  }),
);

export const actions = style(
  app({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.s,
    marginBlockStart: vars.space.xs,
    selectors: { '&:empty': { display: 'none' } },
  }),
);

/** The notes beside one field. */
export const beside = style(app({ display: 'flex', flexDirection: 'column', gap: vars.space.s, minInlineSize: 0 }));

export const link = style(
  app({
    ...textRule('sm'),
    color: vars.color.link,
    textAlign: 'start',
    borderRadius: vars.radius.xs,
    selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': focusRing },
  }),
);

export const taken = style(
  app({
    ...textRule('sm'),
    ...figuresRule,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
    margin: 0,
    color: vars.status.success.text,
  }),
);

export const icon = style(app({ inlineSize: vars.icon.medium, blockSize: vars.icon.medium, flexShrink: 0 }));

export const spoken = style(app(visuallyHiddenRule));
