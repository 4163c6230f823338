import { app, media, textRule, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style(
  app({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    minBlockSize: '100dvh',
    '@media': { [media.underWide]: { gridTemplateColumns: '1fr' } },
  }),
);

export const half = style(
  app({
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    gap: vars.space.xl,
    paddingBlock: vars.space.xl,
    paddingInline: vars.space['2xl'],
    background: vars.color.surface,
    borderInlineEnd: `1px solid ${vars.color.border}`,
    '@media': { [media.underMedium]: { paddingInline: vars.space.l, paddingBlock: vars.space.l } },
  }),
);

export const bar = style(
  app({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.l }),
);

export const tools = style(app({ display: 'flex', alignItems: 'center', gap: vars.space.s }));

export const form = style(
  app({
    alignSelf: 'center',
    justifySelf: 'center',
    inlineSize: '100%',
    maxInlineSize: '25rem',
    '@media': { [media.underWide]: { alignSelf: 'start' } },
  }),
);

export const wideForm = style(app({ maxInlineSize: '30rem' }));

export const example = style(
  app({
    display: 'grid',
    alignContent: 'center',
    justifyContent: 'center',
    gridTemplateColumns: 'minmax(0, 30rem)',
    gap: vars.space.xl,
    padding: vars.space['2xl'],
    '@media': { [media.underWide]: { display: 'none' } },
  }),
);

export const exampleTitle = style(app({ ...textRule('2xl'), margin: 0 }));

export const exampleText = style(
  app({ ...textRule('md'), marginBlock: `${vars.space.s} 0`, color: vars.color.textMuted }),
);

export const exampleHead = style(app({ display: 'flex', alignItems: 'center', gap: vars.space.m }));

export const exampleName = style(app({ ...textRule('md'), fontWeight: 600, margin: 0 }));

export const exampleKind = style(app({ ...textRule('sm'), margin: 0, color: vars.color.textMuted }));

export const exampleBadge = style(app({ marginInlineStart: 'auto' }));

export const figures = style(
  app({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    marginBlock: `${vars.space.xl} ${vars.space.m}`,
  }),
);

export const score = style(app({ ...textRule('3xl'), fontVariantNumeric: 'tabular-nums' }));

export const outOf = style(app({ ...textRule('sm'), color: vars.color.textMuted }));

export const rows = style(app({ listStyle: 'none', margin: 0, padding: 0, marginBlockStart: vars.space.l }));

export const row = style(
  app({
    ...textRule('sm'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.m,
    paddingBlock: vars.space.m,
    borderBlockStart: `1px solid ${vars.color.border}`,
  }),
);

export const rowValue = style(app({ marginInlineStart: 'auto', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }));

export const strong = style(app({ fontWeight: 600, color: vars.color.text }));
