import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

/** The 90 % range of the main series. */
export const band = style(
  ui({
    fill: vars.chart.ink,
    fillOpacity: 0.1,
    '@media': { [media.forcedColors]: { fill: 'none', stroke: 'GrayText', strokeDasharray: '2 2' } },
  }),
);

export const benchmark = style(
  ui({
    stroke: vars.chart.axis,
    strokeDasharray: '4 4',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
);
