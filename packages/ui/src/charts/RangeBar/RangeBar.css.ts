import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

export const frame = style(ui({ inlineSize: '100%', minInlineSize: 0 }));

export const provisional = style(
  ui({
    stroke: vars.chart.c1,
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
);
