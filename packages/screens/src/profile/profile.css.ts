import { app, media, textRule, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

export const columns = style(
  app({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 24rem',
    gap: vars.space.l,
    alignItems: 'start',
    '@media': { [media.underWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const aside = style(app({ display: 'grid', gap: vars.space.l, minInlineSize: 0 }));

/** About as high as the content in one column, to avoid a layout shift. */
export const skeleton = style(
  app({
    display: 'grid',
    gap: vars.space.l,
    alignContent: 'start',
    '@media': { [media.underWide]: { minBlockSize: '60rem' } },
  }),
);

export const emailParts = style(app({ display: 'grid', gap: vars.space.l, minInlineSize: 0 }));

/** The address and its state, beside each other where there is room. */
export const email = style(
  app({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s, minInlineSize: 0 }),
);

export const emailText = style(app({ ...textRule('md'), minInlineSize: 0, overflowWrap: 'anywhere' }));

export const emailActions = style(app({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s }));

export const sessions = style(app({ listStyle: 'none', margin: 0, padding: 0 }));

export const session = style(
  app({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space.m,
    paddingBlock: vars.space.m,
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${vars.color.border}` },
      '&:last-child': { paddingBlockEnd: 0 },
    },
  }),
);

export const moreSessions = style(app({ marginBlockStart: vars.space.m }));

export const sessionIcon = style(app({ color: vars.color.textMuted }));

export const sessionText = style(app({ minInlineSize: 0 }));

export const sessionName = style(app({ ...textRule('md'), margin: 0, overflowWrap: 'anywhere' }));

export const sessionFacts = style(app({ ...textRule('sm'), margin: 0, color: vars.color.textMuted }));

export const deletion = style(app({ ...textRule('md'), display: 'grid', gap: vars.space.l }));

export const deletionTitle = style(app({ ...textRule('md'), margin: 0, fontWeight: 600 }));

export const deletionList = style(
  app({
    listStyle: 'disc',
    margin: 0,
    marginBlockStart: vars.space.xs,
    paddingInlineStart: vars.space.l,
    display: 'grid',
    gap: vars.space.xs,
  }),
);
