import { app, figuresRule, media, paperStack, textRule, vars } from '@aval/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.border}`;

export const page = style(app({ display: 'grid', gap: vars.space.l, alignContent: 'start', '@media': paperStack }));

export const header = style(app({ marginBlockEnd: 0 }));

export const classification = style(app({ ...textRule('sm'), color: vars.color.textMuted }));

export const fact = style(app({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs }));

export const factIcon = style(app({ inlineSize: vars.icon.small, blockSize: vars.icon.small, flexShrink: 0 }));

/** The controls of the calculation, below those of the startup. */
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

/** On a phone they fill the row, or the space that the button next to them leaves. */
export const versions = style(app({ '@media': { [media.underMedium]: { flex: '1 1 auto' } } }));

export const placeholder = style(app({ '@media': { [media.underMedium]: { inlineSize: '100%' } } }));

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

/** The colour of an area, consistent across the page. */
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
