import { app, figuresRule, media, textRule, truncateRule, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

export const grid = style(
  app({
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
    gap: vars.space.l,
    transition: `opacity ${vars.motion.base}`,
    selectors: { '&[data-state="refetching"]': { opacity: 0.6 } },
    '@media': { [media.underMedium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const item = style(app({ display: 'grid', minInlineSize: 0, cursor: 'pointer' }));

export const card = style(
  app({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.m,
    padding: vars.space.l,
    selectors: { [`${item}:hover > &`]: { backgroundColor: vars.color.hover } },
  }),
);

export const head = style(
  app({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: vars.space.m,
    alignItems: 'start',
  }),
);

export const title = style(app({ minInlineSize: 0 }));

/** Aligns the icon, not its box, with the edge of the content below. */
export const tool = style(
  app({ marginBlockStart: `calc(-1 * ${vars.space.xs})`, marginInlineEnd: `calc(-1 * ${vars.space.s})` }),
);

/** On a phone only in the dialog of the owners: two tools leave the line of facts too narrow. */
export const leaveTool = style([tool, app({ '@media': { [media.underMedium]: { display: 'none' } } })]);

export const lines = style(app({ display: 'grid', gap: vars.space.s, minInlineSize: 0 }));

export const name = style(app({ ...textRule('md'), ...truncateRule, margin: 0, fontWeight: 600 }));

export const nameLink = style(app({ color: vars.color.text }));

export const facts = style(
  app({ ...textRule('sm'), margin: 0, overflowWrap: 'anywhere', color: vars.color.textMuted }),
);

export const text = style(app({ ...textRule('sm'), ...truncateRule, margin: 0, color: vars.color.textMuted }));

export const score = style(app({ display: 'grid', gap: vars.space.s, alignContent: 'start' }));

export const scoreLine = style(
  app({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s,
    minBlockSize: '1.75rem',
  }),
);

export const figure = style(app({ ...textRule('xl'), ...figuresRule, margin: 0 }));

export const outOf = style(app({ ...textRule('sm'), color: vars.color.textMuted }));

export const scoreFoot = style(
  app({
    ...textRule('xs'),
    ...figuresRule,
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space.s,
    color: vars.color.textMuted,
  }),
);

/** Pinned to the bottom of the card. */
export const foot = style(
  app({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
    marginBlockStart: 'auto',
    paddingBlockStart: vars.space.m,
    borderBlockStart: `1px solid ${vars.color.border}`,
  }),
);

export const badges = style(app({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, marginInlineEnd: 'auto' }));

export const message = style(app({ display: 'grid', paddingBlock: vars.space['2xl'] }));

export const tools = style(app({ display: 'flex' }));

export const invitations = style(app({ listStyle: 'none', margin: 0, padding: 0 }));

export const invitation = style(
  app({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.m,
    paddingBlock: vars.space.m,
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${vars.color.border}` },
      '&:first-child': { paddingBlockStart: 0 },
      '&:last-child': { paddingBlockEnd: 0 },
    },
  }),
);

export const invitationText = style(app({ flex: '1 1 14rem', minInlineSize: 0 }));

export const invitationName = style(app({ ...textRule('md'), margin: 0, fontWeight: 600, overflowWrap: 'anywhere' }));

export const answers = style(app({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s }));
