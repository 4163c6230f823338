import { app, figuresRule, focusRing, media, textRule, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

const panel = '25rem';

export const wizard = style(
  app({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xl,
    minInlineSize: 0,
    scrollMarginBlockStart: `calc(${vars.layout.topBar} + ${vars.space.l})`,
  }),
);

export const top = style(app({ display: 'flex', flexDirection: 'column', gap: vars.space.l }));

export const restored = style(
  app({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.l,
    rowGap: vars.space.s,
    // Aligns the text with the icon of its banner, next to a button.
    '@media': {
      [media.fromMedium]: { marginBlock: `calc((${vars.text.sm.line} - ${vars.control.heightSmall}) / 2)` },
    },
  }),
);

export const columns = style(
  app({
    display: 'grid',
    gridTemplateColumns: `minmax(0, ${vars.layout.wizard}) minmax(0, ${panel})`,
    gap: vars.space['2xl'],
    alignItems: 'start',
    '@media': { [media.underWide]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.l } },
  }),
);

/**
 * Receives the focus when its step opens, so that screen readers continue there; it is not a control and has no focus
 * ring.
 */
export const form = style(
  app({ display: 'flex', flexDirection: 'column', gap: vars.space.l, minInlineSize: 0, outline: 'none' }),
);

export const section = style(
  app({
    padding: vars.space.xl,
    paddingBlockEnd: vars.space.l,
    '@media': { [media.underMedium]: { padding: vars.space.l } },
  }),
);

export const actionBar = style(
  app({ borderBlockStart: `1px solid ${vars.color.border}`, selectors: { '&:first-child': { borderBlockStart: 0 } } }),
);

const narrowActions = '(max-width: 36rem)';

export const actionsBox = style(app({ containerType: 'inline-size' }));

export const actions = style(
  app({
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    justifyItems: 'start',
    gap: vars.space.m,
    paddingBlock: vars.space.l,
    paddingInline: vars.space.xl,
    '@container': { [narrowActions]: { display: 'flex', flexWrap: 'wrap' } },
    '@media': { [media.underMedium]: { paddingInline: vars.space.l } },
  }),
);

/** On narrow screens the two buttons share the width, below what is otherwise between them. */
export const action = style(
  app({ selectors: { '&:last-child': { justifySelf: 'end' } }, '@container': { [narrowActions]: { flex: '1 1 0' } } }),
);

/** On narrow screens the button back to the summary has its own line. */
export const forward = style(
  app({
    display: 'flex',
    gap: vars.space.m,
    justifySelf: 'end',
    '@container': { [narrowActions]: { display: 'contents' } },
  }),
);

export const toSummary = style(app({ '@container': { [narrowActions]: { flex: '1 0 100%' } } }));

export const noAction = style(app({ '@container': { [narrowActions]: { display: 'none' } } }));

const between = {
  '@container': { [narrowActions]: { order: -1, flex: '1 0 100%', textAlign: 'center' } },
} as const;

export const progress = style(app({ ...textRule('sm'), ...figuresRule, color: vars.color.textMuted, ...between }));

export const answered = style(app({ color: vars.color.text, fontWeight: 600 }));

export const issues = style(
  app({
    ...textRule('sm'),
    ...figuresRule,
    minBlockSize: vars.control.heightSmall,
    color: vars.color.link,
    borderRadius: vars.radius.xs,
    selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': focusRing },
    ...between,
  }),
);

export const similar = style(app({ marginBlockStart: vars.space.l }));

export const draft = style(
  app({
    ...textRule('sm'),
    ...figuresRule,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s,
    margin: 0,
    color: vars.color.textMuted,
    selectors: { '&[data-state=failed]': { color: vars.status.warning.text } },
  }),
);

export const draftIcon = style(
  app({
    inlineSize: vars.icon.medium,
    blockSize: vars.icon.medium,
    selectors: { '[data-state=saved] > &': { color: vars.status.success.text } },
  }),
);
