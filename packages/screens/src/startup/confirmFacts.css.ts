import { app, textRule, vars, visuallyHiddenRule } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style(
  app({ listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: vars.space.m }),
);

export const question = style(
  app({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: vars.space.s,
  }),
);

export const asked = style(
  app({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s, minInlineSize: 0 }),
);

export const text = style(app({ ...textRule('md'), margin: 0, color: vars.color.text, overflowWrap: 'anywhere' }));

export const answers = style(app({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }));

export const note = style(
  app({ ...textRule('sm'), margin: 0, marginBlockStart: vars.space.m, color: vars.color.textMuted }),
);

export const done = style(
  app({
    ...textRule('md'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    margin: 0,
    color: vars.color.textMuted,
  }),
);

/** The tooltip for assistive technology. */
export const exact = style(app(visuallyHiddenRule));

export const icon = style(app({ inlineSize: vars.icon.medium, blockSize: vars.icon.medium, flexShrink: 0 }));
