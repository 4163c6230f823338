import { app, figuresRule, media, textRule, vars } from '@aval/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const search = style(app({ inlineSize: '20rem', '@media': { [media.underMedium]: { inlineSize: '100%' } } }));

export const table = style({});

globalStyle(`${table} tbody tr, ${table} li`, app({ cursor: 'pointer' }));

export const name = style(app({ display: 'grid', justifyItems: 'start', minInlineSize: 0, overflowWrap: 'anywhere' }));

export const nameLine = style(app({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s }));

export const email = style(app({ ...textRule('sm'), color: vars.color.textMuted, fontWeight: 400 }));

export const actions = style(
  app({ display: 'flex', alignItems: 'center', gap: vars.space['2xs'], justifyContent: 'flex-end' }),
);

/** On a phone the name needs the room. */
export const history = style(app({ '@media': { [media.underMedium]: { display: 'none' } } }));

export const block = style(
  app({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space.m,
    paddingBlock: vars.space.s,
  }),
);

/** Reserves the width of three digits, so that names are aligned. */
export const id = style(app({ ...textRule('sm'), ...figuresRule, minInlineSize: '3ch', color: vars.color.textMuted }));

/** What stays after an account was deleted. */
export const consequence = style(app({ margin: 0, marginBlockStart: vars.space.s }));
