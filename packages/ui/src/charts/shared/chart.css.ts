import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { figuresRule, textRule } from '../../theme/rules.ts';
import type { ChartTone } from './tones.ts';

const forced = <T extends object>(rule: T) => ({ '@media': { [media.forcedColors]: rule } });

const toneColors: Record<ChartTone, string> = {
  c1: vars.chart.c1,
  c2: vars.chart.c2,
  c3: vars.chart.c3,
  c4: vars.chart.c4,
  c5: vars.chart.c5,
  c6: vars.chart.c6,
  c7: vars.chart.c7,
  c8: vars.chart.c8,
  c9: vars.chart.c9,
  c10: vars.chart.c10,
  value: vars.area.value,
  financial: vars.area.financial,
  market: vars.area.market,
  team: vars.area.team,
  ink: vars.chart.ink,
};

/**
 * The drawing: as wide as its layout, with text in the fonts of the page. Drawing and text are left to right in every
 * writing direction, because in right-to-left text `text-anchor: start` means the right end.
 */
export const drawing = style(
  ui({
    display: 'block',
    overflow: 'visible',
    maxInlineSize: 'none',
    direction: 'ltr',
    fontFamily: vars.font.body,
    ...figuresRule,
    // Nothing is measured again for print.
    '@media': { print: { selectors: { '&[viewBox]': { maxInlineSize: '100%', blockSize: 'auto' } } } },
  }),
);

export const fill = styleVariants(toneColors, (color) => ui({ fill: color, ...forced({ fill: 'CanvasText' }) }));

export const stroke = styleVariants(toneColors, (color) =>
  ui({ fill: 'none', stroke: color, ...forced({ stroke: 'CanvasText' }) }),
);

/** Markers of lines: a solid shape, or a cross that has only a line. */
export const marker = styleVariants(toneColors, (color) =>
  ui({
    fill: color,
    stroke: color,
    ...forced({ fill: 'CanvasText', stroke: 'CanvasText' }),
  }),
);

export const wash = styleVariants(toneColors, (color) =>
  ui({ fill: color, fillOpacity: 0.16, ...forced({ fill: 'none' }) }),
);

const svgText = (size: 'xs' | 'sm' | 'md' | 'lg', color: string, weight: number) => {
  const { lineHeight: _lineHeight, ...rest } = textRule(size);
  return { ...rest, fill: color, fontWeight: weight, ...forced({ fill: 'CanvasText' }) };
};

/** Text of a drawing; nothing is smaller than 12 px. */
export const text = styleVariants({
  axis: ui(svgText('xs', vars.color.textSubtle, 500)),
  detail: ui(svgText('xs', vars.color.textMuted, 500)),
  small: ui(svgText('xs', vars.color.text, 600)),
  muted: ui(svgText('sm', vars.color.textMuted, 400)),
  label: ui(svgText('sm', vars.color.text, 500)),
  plain: ui(svgText('sm', vars.color.text, 400)),
  value: ui(svgText('sm', vars.color.text, 600)),
});

/** Keeps text readable when it crosses a line. */
export const halo = style(
  ui({
    stroke: vars.color.surface,
    strokeWidth: vars.space.xs,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
    ...forced({ stroke: 'Canvas' }),
  }),
);

/** The same for shapes: a border in the background colour. */
export const rim = style(
  ui({
    stroke: vars.color.surface,
    strokeWidth: vars.space['2xs'],
    ...forced({ stroke: 'Canvas' }),
  }),
);

export const surfaceFill = style(ui({ fill: vars.color.surface, ...forced({ fill: 'Canvas' }) }));

export const surfaceLine = style(ui({ stroke: vars.color.surface, ...forced({ stroke: 'Canvas' }) }));

export const gridLine = style(ui({ fill: 'none', stroke: vars.chart.grid, ...forced({ stroke: 'GrayText' }) }));

export const zeroLine = style(ui({ fill: 'none', stroke: vars.chart.zero, ...forced({ stroke: 'CanvasText' }) }));

export const dottedLine = style(
  ui({
    fill: 'none',
    stroke: vars.chart.axis,
    strokeDasharray: '1 2',
    ...forced({ stroke: 'GrayText' }),
  }),
);

/** What a bar could still reach, and the empty part of a track. */
export const ghost = style(
  ui({
    fill: vars.color.selected,
    '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'GrayText' }, print: { stroke: vars.chart.grid } },
  }),
);

export const ghostStrong = style(
  ui({
    fill: vars.color.track,
    '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' }, print: { stroke: vars.chart.grid } },
  }),
);

export const estimated = style(ui({ fill: vars.color.borderField, ...forced({ fill: 'GrayText' }) }));

/** Invisible area that receives the pointer and shows the focus. */
export const hit = style(ui({ fill: 'transparent' }));

/** A mark with the focus ring, dimmed while another one is active. */
export const mark = style(
  ui({
    outlineOffset: 0,
    transitionProperty: 'opacity',
    transitionDuration: vars.motion.base,
    selectors: { '&[data-state="dimmed"]': { opacity: 0.4 }, '&[data-state="unseen"]': { opacity: 0 } },
  }),
);

export const legend = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.l,
    rowGap: vars.space.xs,
    ...textRule('xs'),
    color: vars.color.textMuted,
  }),
);

export const legendEntry = style(
  ui({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s, minInlineSize: 0, overflowWrap: 'anywhere' }),
);
