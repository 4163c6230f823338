import { app, figuresRule, focusRing, media, textRule, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

const list = { listStyle: 'none', margin: 0, padding: 0, display: 'grid' } as const;
const hairline = `1px solid ${vars.color.border}`;

export const quiet = style(app({ ...textRule('sm'), margin: 0, color: vars.color.textMuted }));

/** Takes no room while nothing is read and nothing has failed. */
export const reading = style(
  app({
    ...textRule('sm'),
    display: 'grid',
    gap: vars.space.xs,
    selectors: { '&:not(:empty)': { marginBlockStart: vars.space.m } },
  }),
);

export const readingFile = style(app({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s }));

export const proof = style(app({ display: 'grid', gap: vars.space.s, minInlineSize: 0 }));

export const proofName = style(app({ ...textRule('md'), margin: 0, fontWeight: 600, overflowWrap: 'anywhere' }));

export const offers = style(app(list));

export const offer = style(
  app({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.m,
    paddingBlock: vars.space.s,
    selectors: { '& + &': { borderBlockStart: hairline } },
  }),
);

export const offerText = style(
  app({
    ...textRule('sm'),
    ...figuresRule,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.s,
    minInlineSize: 0,
  }),
);

export const quote = style(app({ color: vars.color.textMuted, overflowWrap: 'anywhere' }));

export const figures = style(app(list));

export const figure = style(
  app({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 9.5rem minmax(0, 11rem) auto',
    alignItems: 'center',
    gap: vars.space.s,
    paddingBlock: vars.space.s,
    selectors: { '& + &': { borderBlockStart: hairline } },
    '@media': {
      [media.underWide]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
      },
    },
  }),
);

export const figureText = style(
  app({
    ...textRule('sm'),
    ...figuresRule,
    display: 'grid',
    justifyItems: 'start',
    minInlineSize: 0,
    '@media': { [media.underWide]: { gridColumn: '1 / -1' } },
  }),
);

export const open = style(
  app({
    fontWeight: 500,
    textAlign: 'start',
    color: vars.color.link,
    borderRadius: vars.radius.xs,
    selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': focusRing },
  }),
);

export const values = style(app({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s }));

export const from = style(app({ color: vars.color.textMuted }));

export const to = style(app({ textDecoration: 'none', fontWeight: 600 }));

export const warning = style(
  app({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs, color: vars.status.warning.text }),
);

export const taken = style(
  app({
    ...textRule('sm'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    whiteSpace: 'nowrap',
    color: vars.status.success.text,
  }),
);

export const icon = style(app({ inlineSize: vars.icon.medium, blockSize: vars.icon.medium, flexShrink: 0 }));

export const rest = style(
  app({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 12rem) minmax(0, 1fr)',
    gap: vars.space.l,
    alignItems: 'start',
    '@media': { [media.underMedium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
