import type { HeatmapBand, InvestabilityBand } from '@aval/metrics';

/** The colours for PDFs: those of the light theme, as literals because PDFs have no style sheet. */
export const ink = {
  text: '#111827',
  evidenced: '#15803d',
  muted: '#4b5563',
  line: '#d1d5db',
  track: '#e5e7eb',
  sunken: '#f3f4f6',
  primary: '#2f6feb',
  good: '#15803d',
  bad: '#b91c1c',
  white: '#ffffff',
} as const;

export const riskInk: Readonly<Record<HeatmapBand, { fill: string; text: string }>> = {
  green: { fill: '#237a63', text: '#ffffff' },
  amber: { fill: '#fce6a4', text: '#111827' },
  orange: { fill: '#e08f4c', text: '#111827' },
  red: { fill: '#a11722', text: '#ffffff' },
};

export const levelInk: Readonly<Record<InvestabilityBand, string>> = {
  green: '#15803d',
  blue: '#1d4ed8',
  yellow: '#a16207',
  red: '#b91c1c',
};

export const seriesInk = ['#2f6feb', '#b45309', '#0f766e'] as const;
