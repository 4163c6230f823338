import type { HeatmapBand } from '@aval/metrics';
import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { textRule } from '../../theme/rules.ts';

const bands = {
  green: vars.band.five,
  amber: vars.band.three,
  orange: vars.band.two,
  red: vars.band.one,
} satisfies Record<HeatmapBand, { fill: string; text: string }>;

const forced = <const T extends object>(rule: T) => ({ '@media': { [media.forcedColors]: rule } });

const textOf = (size: 'md' | 'lg', weight: number, fill: string) => {
  const { lineHeight: _lineHeight, ...rest } = textRule(size);
  return { ...rest, letterSpacing: '0', fontWeight: weight, fill, ...forced({ fill: 'CanvasText' }) };
};

/** In forced colours the border encodes the band: the weaker, the thicker. */
const rims = { green: '1px', amber: '2px', orange: '3px', red: '4px' } satisfies Record<HeatmapBand, string>;

export const bandFill = styleVariants(bands, ({ fill }, band) =>
  ui({ fill, ...forced({ fill: 'Canvas', stroke: 'CanvasText', strokeWidth: rims[band] }) }),
);
export const bandValue = styleVariants(bands, ({ text }) => ui(textOf('lg', 600, text)));
export const bandLabel = styleVariants(bands, ({ text }) => ui(textOf('md', 500, text)));

export const groupLabel = style(ui(textOf('md', 500, vars.color.text)));

export const missingBox = style(
  ui({ stroke: vars.color.borderField, strokeDasharray: '3 3', ...forced({ stroke: 'GrayText' }) }),
);
export const missingValue = style(ui(textOf('lg', 500, vars.color.textMuted)));
export const missingLabel = style(ui(textOf('md', 500, vars.color.textMuted)));

export const hatchGround = style(ui({ fill: vars.color.hover, ...forced({ fill: 'Canvas' }) }));
export const hatchLine = style(ui({ fill: vars.color.track, ...forced({ fill: 'Canvas' }) }));

const swatchRule = {
  flexShrink: 0,
  inlineSize: vars.space.s,
  blockSize: vars.space.s,
  borderRadius: vars.space['2xs'],
} as const;

const filled = (band: HeatmapBand): StyleRule =>
  ui({
    ...swatchRule,
    backgroundColor: bands[band].fill,
    ...forced({ boxSizing: 'border-box', border: `${rims[band]} solid CanvasText` }),
  });

export const swatch = styleVariants({
  green: filled('green'),
  amber: filled('amber'),
  orange: filled('orange'),
  red: filled('red'),
  missing: ui({ ...swatchRule, border: `1px dashed ${vars.color.borderField}` }),
});
