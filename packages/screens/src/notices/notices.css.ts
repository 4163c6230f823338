import { app, figuresRule, textRule, vars, visuallyHiddenRule } from '@aval/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** As large with a count as without, because the count arrives later. */
export const bell = style(
  app({
    position: 'relative',
    inlineSize: vars.control.heightSmall,
    blockSize: vars.control.heightSmall,
    marginInlineEnd: vars.space.s,
    padding: 0,
  }),
);

export const count = style(
  app({
    ...textRule('xs'),
    ...figuresRule,
    position: 'absolute',
    insetBlockEnd: '50%',
    insetInlineStart: '60%',
    boxSizing: 'content-box',
    minInlineSize: vars.space.s,
    paddingInline: vars.space.xs,
    fontWeight: '600',
    textAlign: 'center',
    color: vars.color.primaryText,
    backgroundColor: vars.color.primary,
    border: `1px solid ${vars.color.canvas}`,
    borderRadius: vars.radius.full,
  }),
);

export const days = style(
  app({
    display: 'grid',
    gap: vars.space.xl,
    transition: `opacity ${vars.motion.base}`,
    selectors: { '&[data-state="refetching"]': { opacity: 0.6 } },
  }),
);

export const day = style(app({ display: 'grid', gap: vars.space.s, minInlineSize: 0 }));

export const date = style(app({ ...textRule('md'), margin: 0, fontWeight: 600 }));

export const exactDate = style(app({ ...textRule('sm'), color: vars.color.textMuted, fontWeight: '400' }));

/** Clips the marks of unread notices to the corners of the card. */
export const list = style(app({ listStyle: 'none', margin: 0, padding: 0, overflow: 'clip', borderRadius: 'inherit' }));

export const item = style(
  app({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: vars.space.m,
    paddingBlock: vars.space.m,
    paddingInline: vars.space.l,
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${vars.color.border}` },
      '&:hover': { backgroundColor: vars.color.hover },
      '&[data-state="unread"]': { boxShadow: `inset ${vars.space['2xs']} 0 ${vars.color.primary}` },
    },
  }),
);

const iconBase = style(
  app({
    inlineSize: vars.icon.medium,
    blockSize: vars.icon.medium,
    marginBlockStart: vars.space['2xs'],
    flexShrink: 0,
  }),
);

export const icon = styleVariants({
  success: [iconBase, app({ color: vars.status.success.text })],
  warning: [iconBase, app({ color: vars.status.warning.text })],
  neutral: [iconBase, app({ color: vars.color.textMuted })],
});

export const text = style(app({ ...textRule('md'), margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' }));

/** The whole row opens the cause. */
export const link = style(
  app({
    color: vars.color.text,
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0 },
      '[data-state="unread"] &': { fontWeight: '600' },
    },
  }),
);

export const hidden = style(app(visuallyHiddenRule));

export const time = style(app({ ...textRule('sm'), ...figuresRule, color: vars.color.textMuted }));

export const foot = style(app({ ...textRule('sm'), margin: 0, color: vars.color.textMuted }));
