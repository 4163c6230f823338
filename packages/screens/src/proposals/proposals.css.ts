import { app, figuresRule, focusRing, media, textRule, vars } from '@aval/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const plainList = { listStyle: 'none', margin: 0, padding: 0, display: 'grid' } as const;
const hairline = `1px solid ${vars.color.border}`;

export const list = style(app({ ...plainList, gap: vars.space.l }));

export const item = style(
  app({
    display: 'grid',
    gap: vars.space.s,
    minInlineSize: 0,
    selectors: { '& + &': { borderBlockStart: hairline, paddingBlockStart: vars.space.l } },
  }),
);

export const itemHead = style(
  app({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.m }),
);

export const itemTitle = style(app({ ...textRule('md'), ...figuresRule, margin: 0, fontWeight: 600 }));

export const quiet = style(
  app({ ...textRule('sm'), margin: 0, color: vars.color.textMuted, overflowWrap: 'anywhere' }),
);

export const claims = style(app({ ...plainList, gap: vars.space.s }));

/** Its text ends where the states below end. */
export const withdraw = style(app({ marginInlineEnd: `calc(-1 * ${vars.space.s})` }));

export const claim = style(
  app({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: vars.space.m,
    rowGap: vars.space['2xs'],
  }),
);

/** Its state stays beside its name on a phone, where a file has its own line. */
globalStyle(
  `${claim} > :nth-child(2)`,
  app({ '@media': { [media.underMedium]: { gridColumn: '2', gridRow: '1 / span 2' } } }),
);

export const claimText = style(
  app({
    ...textRule('sm'),
    ...figuresRule,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.s,
    minInlineSize: 0,
    paddingBlock: vars.space['2xs'],
    '@media': { [media.underMedium]: { display: 'contents' } },
  }),
);

export const file = style(
  app({
    color: vars.color.link,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    borderRadius: vars.radius.xs,
    '@media': { [media.underMedium]: { gridColumn: '1 / -1' } },
    selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': focusRing },
  }),
);

export const reason = style(
  app({ ...textRule('sm'), gridColumn: '1 / -1', margin: 0, color: vars.color.textMuted, overflowWrap: 'anywhere' }),
);
