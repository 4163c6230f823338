import { app, figuresRule, focusRing, media, textRule, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

const gap = { display: 'grid', alignItems: 'start', columnGap: vars.space.l, rowGap: vars.space.l } as const;

export const form = style(app({ display: 'flex', flexDirection: 'column', gap: vars.space.l }));

export const pair = style(
  app({
    ...gap,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': { [media.underMedium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const four = style(
  app({
    ...gap,
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '@media': { [media.underMedium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const proposed = style(app({ display: 'grid', gap: vars.space.s }));

export const proposedNote = style(app({ ...textRule('sm'), margin: 0, color: vars.color.textMuted }));

/** Separated from the previous part. */
export const part = style(app({ borderBlockStart: `1px solid ${vars.color.border}`, paddingBlockStart: vars.space.l }));

export const note = style(app({ ...figuresRule, display: 'inline-flex', flexWrap: 'wrap', columnGap: vars.space.s }));

export const issues = style(
  app({
    color: vars.color.link,
    borderRadius: vars.radius.xs,
    selectors: {
      '&:hover': { textDecoration: 'underline' },
      '&:focus-visible': focusRing,
      '&::after': { content: '" ·"', color: vars.color.textMuted },
    },
  }),
);
