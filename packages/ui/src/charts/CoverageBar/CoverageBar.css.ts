import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { figuresRule, textRule } from '../../theme/rules.ts';

export const frame = style(ui({ display: 'grid', rowGap: vars.space.s, ...figuresRule }));

export const head = style(
  ui({
    display: 'flex',
    justifyContent: 'space-between',
    columnGap: vars.space.m,
    ...textRule('md'),
    fontWeight: 500,
    color: vars.color.text,
  }),
);

export const figure = style(ui({ fontWeight: 600 }));

export const bar = style(ui({ borderRadius: vars.radius.xs, overflow: 'hidden' }));

export const evidenced = style(
  ui({ fill: vars.status.success.text, '@media': { [media.forcedColors]: { fill: 'Highlight' } } }),
);

const swatchRule = {
  flexShrink: 0,
  inlineSize: vars.space.s,
  blockSize: vars.space.s,
  borderRadius: vars.space['2xs'],
} as const;

const forced = (color: string) => ({ '@media': { [media.forcedColors]: { backgroundColor: color } } });

export const swatch = styleVariants({
  evidenced: ui({ ...swatchRule, backgroundColor: vars.status.success.text, ...forced('Highlight') }),
  stated: ui({ ...swatchRule, backgroundColor: vars.chart.ink, ...forced('CanvasText') }),
  estimated: ui({ ...swatchRule, backgroundColor: vars.color.borderField, ...forced('GrayText') }),
  unknown: ui({ ...swatchRule, border: `1px solid ${vars.color.borderField}`, backgroundColor: vars.color.selected }),
});
