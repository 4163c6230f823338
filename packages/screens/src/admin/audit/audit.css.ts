import { app, figuresRule, media, textRule, vars } from '@aval/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const filters = style(app({ display: 'grid', gap: vars.space.l, '@media': { print: { display: 'none' } } }));

export const toolbar = style(app({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s }));

export const search = style(
  app({ inlineSize: '20rem', '@media': { [media.underMedium]: { inlineSize: 0, flex: '1 1 8rem' } } }),
);

const onlyWide = { '@media': { [media.underMedium]: { display: 'none' } } } as const;

export const clear = style(app(onlyWide));

export const sheetButton = style(
  app({ display: 'none', '@media': { [media.underMedium]: { display: 'inline-flex' } } }),
);

export const fields = style(
  app({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(10.5rem, 1fr))',
    gap: vars.space.m,
    ...onlyWide,
  }),
);

export const sheet = style(app({ display: 'grid', gap: vars.space.l }));

export const table = style({});

/** Entries of several lines are read from their first. */
globalStyle(`${table} tbody :is(td, th)`, app({ verticalAlign: 'top', paddingBlock: vars.space.m }));

export const time = style(app({ ...figuresRule, fontWeight: 400, whiteSpace: 'nowrap' }));

export const quiet = style(app({ color: vars.color.textMuted }));

export const person = style(
  app({ display: 'grid', justifyItems: 'start', gap: vars.space['2xs'], minInlineSize: 0, overflowWrap: 'anywhere' }),
);

export const number = style(app({ ...textRule('sm'), ...figuresRule, color: vars.color.textMuted }));

export const action = style(app({ fontWeight: 600 }));

export const details = style(app({ display: 'grid', justifyItems: 'start', gap: vars.space.xs, minInlineSize: 0 }));

export const list = style(app({ display: 'grid', gap: vars.space['2xs'], margin: 0 }));

export const change = style(app({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s, minInlineSize: 0 }));

export const label = style(app({ color: vars.color.textMuted }));

export const value = style(app({ margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' }));

export const former = style(app({ color: vars.color.textMuted }));

export const arrow = style(
  app({
    display: 'inline-block',
    blockSize: vars.icon.small,
    inlineSize: vars.icon.small,
    marginInline: vars.space.xs,
    verticalAlign: '-0.15em',
  }),
);

export const more = style(
  app({
    ...textRule('sm'),
    padding: 0,
    border: 0,
    background: 'none',
    color: vars.color.textMuted,
    textDecoration: 'underline',
    cursor: 'pointer',
  }),
);

export const block = style(
  app({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: vars.space.m,
    rowGap: vars.space.s,
    paddingBlock: vars.space.s,
  }),
);

globalStyle(`${block} > :nth-child(n + 3)`, app({ gridColumn: '1 / -1' }));

export const foot = style(app({ display: 'grid', justifyItems: 'center', gap: vars.space.m }));

export const count = style(app({ ...textRule('sm'), ...figuresRule, margin: 0, color: vars.color.textMuted }));
