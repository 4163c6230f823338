import { app, figuresRule, media, textRule, vars } from '@aval/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

import { paperStack } from '../paperStack.ts';

const hairline = `1px solid ${vars.color.border}`;
const twelve = 'repeat(12, minmax(0, 1fr))';

export const page = style(app({ display: 'grid', gap: vars.space.l, alignContent: 'start', '@media': paperStack }));

export const header = style(app({ marginBlockEnd: 0 }));

export const classification = style(app({ ...textRule('sm'), color: vars.color.textMuted }));

export const fact = style(app({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs }));

export const factIcon = style(app({ inlineSize: vars.icon.small, blockSize: vars.icon.small, flexShrink: 0 }));

/** What acts on the calculation, under what acts on the startup. */
export const bar = style(
  app({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
    paddingBlockStart: vars.space.l,
    borderBlockStart: hairline,
    '@media': { print: { display: 'none' } },
  }),
);

export const lens = style(app({ '@media': { [media.underMedium]: { inlineSize: '100%' } } }));

export const version = style(
  app({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    minInlineSize: 0,
    marginInlineStart: 'auto',
    '@media': { [media.underMedium]: { marginInlineStart: 0, inlineSize: '100%', flexWrap: 'wrap' } },
  }),
);

/** On a phone they take the row, or what the button beside them leaves of it. */
export const versions = style(app({ '@media': { [media.underMedium]: { flex: '1 1 auto' } } }));

export const coming = style(app({ '@media': { [media.underMedium]: { inlineSize: '100%' } } }));

export const grid = style(
  app({
    display: 'grid',
    gridTemplateColumns: twelve,
    gap: vars.space.l,
    '@media': { [media.underWide]: { gridTemplateColumns: 'minmax(0, 1fr)' }, ...paperStack },
  }),
);

const span = (columns: number) =>
  app({ gridColumn: `span ${columns}`, '@media': { [media.underWide]: { gridColumn: 'auto' } } });

const evaluationName = 'evaluation';

/** As wide as what is tried beside it leaves it. */
export const evaluation = style(app({ containerName: evaluationName, containerType: 'inline-size' }));

/** Halves where the wider one would leave the other too little to be drawn in, and below each other where both would be. */
const beside = (columns: number) => [
  span(columns),
  app({
    '@container': {
      [`${evaluationName} (max-width: 55.99rem)`]: { gridColumn: 'span 6' },
      [`${evaluationName} (max-width: 43.99rem)`]: { gridColumn: '1 / -1' },
    },
  }),
];

export const advice = style(beside(8));

export const shape = style(beside(4));

export const wide = styleVariants({ four: span(4), five: span(5), seven: span(7), eight: span(8), twelve: span(12) });

export const section = style(app({ display: 'grid', gap: vars.space.l, minInlineSize: 0, '@media': paperStack }));

export const sectionTitle = style(app({ ...textRule('xl'), margin: 0, marginBlockStart: vars.space.s }));

export const muted = style(app({ ...textRule('sm'), margin: 0, color: vars.color.textMuted }));

export const strong = style(app({ ...figuresRule, fontWeight: 600, color: vars.color.text }));

const dotRule = {
  display: 'inline-block',
  flexShrink: 0,
  inlineSize: vars.space.s,
  blockSize: vars.space.s,
  borderRadius: vars.space['2xs'],
  printColorAdjust: 'exact',
} as const;

/** The colour of an area, the same everywhere on the page. */
export const dot = styleVariants({
  value: app({ ...dotRule, backgroundColor: vars.area.value }),
  financial: app({ ...dotRule, backgroundColor: vars.area.financial }),
  market: app({ ...dotRule, backgroundColor: vars.area.market }),
  team: app({ ...dotRule, backgroundColor: vars.area.team }),
});

export const callout = style(
  app({
    ...textRule('sm'),
    display: 'flex',
    alignItems: 'start',
    gap: vars.space.s,
    padding: vars.space.m,
    borderRadius: vars.radius.m,
    backgroundColor: vars.color.hover,
    color: vars.color.textMuted,
  }),
);

export const calloutIcon = style(
  app({
    inlineSize: vars.icon.medium,
    blockSize: vars.icon.medium,
    flexShrink: 0,
    marginBlockStart: vars.space['2xs'],
  }),
);

export const calloutLines = style(
  app({ display: 'grid', gap: vars.space.xs, margin: 0, padding: 0, listStyle: 'none' }),
);
