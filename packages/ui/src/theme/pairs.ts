import type { ThemeColors } from './colors.ts';

/** Two colours that meet on screen, and the least contrast ratio (WCAG 2.2) they must have. */
export interface ContrastPair {
  name: string;
  front: string;
  back: string;
  atLeast: number;
}

const reading = 4.5;
const shape = 3;
/** When a figure next to it gives the same information. */
const besideFigure = 2.8;

const pair = (name: string, front: string, back: string, atLeast: number): ContrastPair => ({
  name,
  front,
  back,
  atLeast,
});

function textPairs({ color }: ThemeColors): ContrastPair[] {
  const grounds = { canvas: color.canvas, surface: color.surface, raised: color.raised, sunken: color.sunken };
  const texts = {
    text: color.text,
    textMuted: color.textMuted,
    textSubtle: color.textSubtle,
    link: color.link,
    dangerText: color.dangerText,
  };
  return Object.entries(texts).flatMap(([name, front]) =>
    Object.entries(grounds).map(([ground, back]) => pair(`${name} on ${ground}`, front, back, reading)),
  );
}

function controlPairs({ color }: ThemeColors): ContrastPair[] {
  return [
    pair('primary label', color.primaryText, color.primary, reading),
    pair('primary label, hovered', color.primaryText, color.primaryHover, reading),
    pair('danger label', color.textOnFill, color.danger, reading),
    pair('tooltip', color.tooltipText, color.tooltip, reading),
    pair('selected navigation', color.text, color.navSelected, reading),
    pair('muted text on a hovered row', color.textMuted, color.hover, reading),
    pair('subtle text on a hovered row', color.textSubtle, color.hover, reading),
    pair('muted text on a selected row', color.textMuted, color.selected, reading),
    pair('chosen segment', color.text, color.segment, reading),
    pair('link on a hovered row', color.link, color.hover, reading),
    pair('link on a selected row', color.link, color.selected, reading),
    pair('danger text on a hovered row', color.dangerText, color.hover, reading),
    pair('danger text on a selected row', color.dangerText, color.selected, reading),
    pair('thumb of a switch that is off', color.textOnFill, color.borderField, shape),
    pair('thumb of a switch that is on', color.textOnFill, color.control, shape),
    pair('focus ring on selected navigation', color.focus, color.navSelected, shape),
    pair('field border on surface', color.borderField, color.surface, shape),
    pair('field border on raised', color.borderField, color.raised, shape),
    pair('focus ring on surface', color.focus, color.surface, shape),
    pair('focus ring on raised', color.focus, color.raised, shape),
    pair('focus ring on canvas', color.focus, color.canvas, shape),
    pair('error border on surface', color.dangerBorder, color.surface, shape),
    pair('selected control on its track', color.control, color.track, shape),
    pair('selected control on surface', color.control, color.surface, shape),
  ];
}

function statusPairs({ status, color }: ThemeColors): ContrastPair[] {
  return Object.entries(status).flatMap(([tone, { tint, text }]) => [
    pair(`${tone} text on its tint`, text, tint, reading),
    pair(`${tone} text on surface`, text, color.surface, reading),
    pair(`${tone} text on canvas`, text, color.canvas, reading),
    pair(`text on the tint of ${tone}`, color.text, tint, reading),
    pair(`muted text on the tint of ${tone}`, color.textMuted, tint, reading),
  ]);
}

/** Selected items, and matches of a log filter. */
function markedPairs({ status, color }: ThemeColors): ContrastPair[] {
  return [pair('text that is selected or found', color.text, status.info.border, reading)];
}

function areaPairs({ area, chart, color }: ThemeColors): ContrastPair[] {
  return [
    ...Object.entries({ ...area, ink: chart.ink }).flatMap(([name, fill]) => [
      pair(`${name} bar on surface`, fill, color.surface, shape),
      pair(`${name} bar on its empty track`, fill, color.selected, besideFigure),
    ]),
    pair('axis on surface', chart.axis, color.surface, reading),
  ];
}

function bandPairs({ band }: ThemeColors): ContrastPair[] {
  return Object.entries(band).map(([name, { fill, text }]) => pair(`band ${name}`, text, fill, reading));
}

const series = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

function chartPairs({ chart, color }: ThemeColors): ContrastPair[] {
  return series.flatMap((index) => {
    const fill = chart[`c${index}`];
    return [
      pair(`series ${index} on surface`, fill, color.surface, shape),
      pair(`series ${index} on canvas`, fill, color.canvas, shape),
      pair(`initials on series ${index}`, chart[`onC${index}`], fill, reading),
    ];
  });
}

/** Every pair of colours that a component puts on top of another. */
export function contrastPairs(colors: ThemeColors): ContrastPair[] {
  return [
    ...textPairs(colors),
    ...controlPairs(colors),
    ...statusPairs(colors),
    ...markedPairs(colors),
    ...bandPairs(colors),
    ...areaPairs(colors),
    ...chartPairs(colors),
  ];
}

/**
 * Sets whose members must be visually distinguishable, and the minimum CIEDE2000 between any two under every vision.
 */
export function distinctSets({
  area,
  band,
  chart,
}: ThemeColors): { name: string; colors: string[]; atLeast: number }[] {
  return [
    { name: 'score bands', colors: Object.values(band).map(({ fill }) => fill), atLeast: 15 },
    { name: 'areas', colors: Object.values(area), atLeast: 10.9 },
    { name: 'chart series', colors: series.map((index) => chart[`c${index}`]), atLeast: 10.9 },
  ];
}
