import { app, figuresRule, media, textRule, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style(
  app({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.m,
    padding: vars.space.xl,
    borderBlockEnd: `1px solid ${vars.color.border}`,
  }),
);

export const name = style(app({ ...textRule('md'), fontWeight: 600, margin: 0 }));

export const quiet = style(app({ ...textRule('xs'), margin: 0, color: vars.color.textMuted }));

export const end = style(app({ marginInlineStart: 'auto' }));

export const list = style(app({ listStyle: 'none', margin: 0, padding: 0, paddingInline: vars.space.xl }));

export const row = style(
  app({
    ...textRule('md'),
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 8rem 3rem',
    alignItems: 'center',
    gap: vars.space.m,
    paddingBlock: vars.space.m,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
    '@media': { [media.underMedium]: { gridTemplateColumns: 'minmax(0, 1fr) 3rem' } },
  }),
);

export const bar = style(app({ '@media': { [media.underMedium]: { display: 'none' } } }));

export const gain = style(app({ ...figuresRule, fontWeight: 600, textAlign: 'end' }));

export const together = style(
  app({
    ...textRule('md'),
    ...figuresRule,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
    padding: vars.space.xl,
    borderBlockStart: `1px solid ${vars.color.borderStrong}`,
  }),
);

export const strong = style(app({ fontWeight: 600 }));
