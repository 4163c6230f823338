import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

export const arrow = style(
  ui({ fill: 'none', stroke: vars.chart.ink, '@media': { [media.forcedColors]: { stroke: 'CanvasText' } } }),
);
