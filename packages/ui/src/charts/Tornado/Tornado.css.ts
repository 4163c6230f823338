import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

const swatchRule = {
  flexShrink: 0,
  inlineSize: vars.space.s,
  blockSize: vars.space.s,
  borderRadius: vars.space['2xs'],
} as const;

const lowerForced = { border: '1px solid CanvasText' } as const;

export const swatch = styleVariants({
  lower: ui({ ...swatchRule, backgroundColor: vars.chart.c2, '@media': { [media.forcedColors]: lowerForced } }),
  higher: ui({
    ...swatchRule,
    backgroundColor: vars.chart.c1,
    '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
  }),
});

/** The part of a bar below the score: hollow in forced colours, where both halves would have the same colour. */
export const lower = style(ui({ '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } } }));
