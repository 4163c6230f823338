import { styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';

const swatchRule = {
  flexShrink: 0,
  inlineSize: vars.space.s,
  blockSize: vars.space.s,
  borderRadius: vars.space['2xs'],
  printColorAdjust: 'exact',
} as const;

export const swatch = styleVariants({
  lower: ui({ ...swatchRule, backgroundColor: vars.chart.c2 }),
  higher: ui({ ...swatchRule, backgroundColor: vars.chart.c1 }),
});
