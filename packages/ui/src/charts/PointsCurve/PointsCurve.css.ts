import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

export const line = style(
  ui({
    fill: 'none',
    stroke: vars.color.textSubtle,
    strokeLinejoin: 'round',
    selectors: { '[data-state=unknown] &': { stroke: vars.chart.zero } },
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
);

/** Amber, like the mark of a default value. */
export const level = style(
  ui({
    stroke: vars.status.warning.text,
    strokeDasharray: '4 3',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
);

export const lead = style(
  ui({
    fill: 'none',
    stroke: vars.chart.c1,
    strokeDasharray: '1 2',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
);
