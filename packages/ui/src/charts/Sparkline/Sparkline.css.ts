import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { figuresRule, textRule } from '../../theme/rules.ts';

export const frame = style(
  ui({ display: 'inline-flex', alignItems: 'center', columnGap: vars.space.m, ...textRule('sm'), ...figuresRule }),
);

/** Fills its line; the drawing takes the width that the end values leave. */
export const wide = style(ui({ display: 'flex', inlineSize: '100%', minInlineSize: 0 }));

export const line = style(
  ui({ display: 'block', selectors: { [`${wide} > &`]: { flex: '1 1 0', minInlineSize: 0 } } }),
);

/** Older values are hollow; the last one comes after them. */
globalStyle(
  `${line} circle:not(:last-child)`,
  ui({
    fill: vars.color.surface,
    strokeWidth: 1.5,
    '@media': { [media.forcedColors]: { fill: 'Canvas' } },
  }),
);

globalStyle(`${wide} line`, ui({ stroke: vars.chart.grid, strokeDasharray: 'none' }));
globalStyle(`${wide} line:first-child`, ui({ stroke: vars.chart.zero }));

export const first = style(ui({ color: vars.color.textMuted }));
export const last = style(ui({ fontWeight: 600, color: vars.color.text }));
export const missing = style(ui({ color: vars.color.textSubtle }));
