import { app, media, textRule, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

import { name } from '../lists/cells.css.ts';

export const toolbar = style(
  app({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
    '@media': { print: { display: 'none' } },
  }),
);

/** The active filters, for print, where the toolbar is hidden. */
export const printed = style(
  app({ ...textRule('sm'), display: 'none', margin: 0, '@media': { print: { display: 'block' } } }),
);

export const search = style(
  app({ inlineSize: '20rem', '@media': { [media.underMedium]: { inlineSize: 0, flex: '1 1 8rem' } } }),
);

const onlyWide = { '@media': { [media.underMedium]: { display: 'none' } } } as const;

export const choice = style(app(onlyWide));

export const sort = style(app({ marginInlineStart: 'auto', ...onlyWide }));

export const sheetButton = style(
  app({ display: 'none', '@media': { [media.underMedium]: { display: 'inline-flex' } } }),
);

export const sheet = style(app({ display: 'grid', gap: vars.space.l }));

export const skeletonName = style([name, app({ inlineSize: '100%' })]);

export const badges = style(app({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }));

export const rowActions = style(app({ display: 'flex', alignItems: 'center', justifyContent: 'end' }));

export const view = style(app({ display: 'inline-flex', color: vars.color.textMuted, padding: vars.space.s }));

export const block = style(app({ display: 'grid', gap: vars.space.s, paddingBlock: vars.space.s }));

export const blockHead = style(app({ display: 'flex', alignItems: 'center', gap: vars.space.m }));

export const blockActions = style(app({ display: 'flex', alignSelf: 'start', marginInlineStart: 'auto' }));

/** Keeps the two links far enough apart for touch. */
export const blockName = style(app({ minInlineSize: 0, display: 'grid', justifyItems: 'start', gap: vars.space.xs }));

export const blockFacts = style(app({ ...textRule('sm'), margin: 0, color: vars.color.textMuted }));

export const blockText = style(
  app({
    ...textRule('sm'),
    margin: 0,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
  }),
);

export const blockFoot = style(
  app({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: vars.space.s }),
);
