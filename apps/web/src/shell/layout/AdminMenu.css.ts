import { app, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

export const trigger = style(app({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s }));

export const icon = style(
  app({
    color: vars.color.textMuted,
    selectors: {
      '[data-state="ok"] > &': { color: vars.status.success.text },
      '[data-state="degraded"] > &': { color: vars.status.warning.text },
      '[data-state="error"] > &': { color: vars.status.danger.text },
    },
  }),
);

/** The status may list several components, so let it wrap. */
export const line = style(app({ display: 'block', maxInlineSize: '20rem', whiteSpace: 'normal' }));
