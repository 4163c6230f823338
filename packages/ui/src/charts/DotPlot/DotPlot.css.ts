import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

export const range = style(
  ui({
    fill: vars.chart.c1,
    fillOpacity: 0.5,
    '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText', fillOpacity: 1 } },
  }),
);

export const cut = style(
  ui({
    stroke: vars.chart.zero,
    strokeDasharray: '2 3',
    '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
  }),
);
