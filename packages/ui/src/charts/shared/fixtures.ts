import { correlationOf, heatmapBand } from '@aval/metrics';

/** The worked examples of the evaluation model, as the stories and tests of the charts show them. */
export const scores = [
  { id: 'solara', label: 'Solara', score: 82.8, range: { low: 80.05, high: 85.02 }, coverage: 0.9469 },
  { id: 'puente', label: 'Puente', score: 64.8, range: { low: 61.3, high: 68.3 }, coverage: 0.92 },
  { id: 'kumo', label: 'Kumo Energía', score: 64.2, range: { low: 61.2, high: 67.1 }, coverage: 0.95 },
  { id: 'kelpa', label: 'Kelpa', score: 64.1, range: { low: 57.35, high: 68.6 }, coverage: 0.8829 },
  { id: 'faro', label: 'Faro Legal', score: 60.4, range: { low: 47.2, high: 73 }, coverage: 0.66 },
  { id: 'tendero', label: 'Tendero', score: 35.2, range: { low: 32.28, high: 38.2 }, coverage: 0.9129 },
] as const;

export const puente = {
  areas: { value: 67.23, financial: 59.248, market: 65.69, team: 70.37 },
  mean: { value: 58.4, financial: 61.9, market: 60.2, team: 66.3 },
  score: 64.8,
  range: { low: 61.3, high: 68.3 },
  stated: 0.88,
  estimated: 0.1,
  coverage: 0.92,
} as const;

const areaLabels = {
  en: {
    value: 'Value proposition',
    financial: 'Financial',
    market: 'Market',
    team: 'Team',
    again: 'Weakest area again',
  },
  es: {
    value: 'Propuesta de valor',
    financial: 'Finanzas',
    market: 'Mercado',
    team: 'Equipo y recursos',
    again: 'Eslabón más débil',
  },
} as const;

/** Puente's score as parts that add up: 80 points of four areas and 20 of the weakest, which counts twice. */
export function puenteParts(locale: 'en' | 'es') {
  const labels = areaLabels[locale];
  return [
    { id: 'value', label: labels.value, detail: '67,2 × 20 %', points: 13.4, maximum: 20, tone: 'value' },
    { id: 'financial', label: labels.financial, detail: '59,2 × 16 %', points: 9.5, maximum: 16, tone: 'financial' },
    { id: 'market', label: labels.market, detail: '65,7 × 20 %', points: 13.1, maximum: 20, tone: 'market' },
    { id: 'team', label: labels.team, detail: '70,4 × 24 %', points: 16.9, maximum: 24, tone: 'team' },
    {
      id: 'again',
      label: labels.again,
      detail: `${labels.financial} 59,2 × 20 %`,
      points: 11.9,
      maximum: 20,
      tone: 'financial',
      isAgain: true,
    },
  ] as const;
}

/** The four axes of the radar. */
export function areaAxes(locale: 'en' | 'es') {
  const labels = areaLabels[locale];
  return [
    { id: 'value', label: locale === 'en' ? 'Value' : labels.value },
    { id: 'financial', label: labels.financial },
    { id: 'market', label: labels.market },
    { id: 'team', label: locale === 'en' ? 'Team' : labels.team },
  ] as const;
}

export const puenteSeries = [
  { id: 'puente', label: 'Puente', values: [67.23, 59.248, 65.69, 70.37] },
  { id: 'mean', label: 'Industry median, n = 14', values: [58.4, 61.9, 60.2, 66.3] },
] as const;

export const quartileBand = {
  label: 'Middle half of the industry',
  low: { id: 'first', label: 'First quartile', values: [51.2, 52.8, 54, 58.1] },
  high: { id: 'third', label: 'Third quartile', values: [66.9, 70.3, 68.4, 74.5] },
} as const;

const heatmapLabels = {
  en: {
    groups: ['Value', 'Financial', 'Market', 'Team'],
    cells: [
      ['Differentiation', 'Scalability', 'Market fit'],
      ['Cash runway', 'Burn', 'Efficiency'],
      ['Market size', 'Growth', 'Competitive room'],
      ['Founder quality', 'Experience', 'Cohesion'],
    ],
  },
  es: {
    groups: ['Propuesta de valor', 'Finanzas', 'Mercado', 'Equipo'],
    cells: [
      ['Diferenciación', 'Escalabilidad', 'Encaje de mercado'],
      ['Meses de caja', 'Múltiplo de gasto', 'Eficiencia operativa'],
      ['Tamaño de mercado', 'Crecimiento', 'Espacio competitivo'],
      ['Calidad de los fundadores', 'Experiencia', 'Cohesión'],
    ],
  },
} as const;

const puenteHeat = [
  { id: 'value', value: 6.7, cells: [5, 7.8, 7.2] },
  { id: 'financial', value: 6.4, cells: [8, null, 5.3] },
  { id: 'market', value: 6.8, cells: [7, 7.5, 6] },
  { id: 'team', value: 6.9, cells: [7.9, 6.9, 6] },
] as const;

/** Puente's twelve sub-scores; burn has no data. */
export function puenteHeatmap(locale: 'en' | 'es') {
  const labels = heatmapLabels[locale];
  return puenteHeat.map(({ id, value, cells }, group) => ({
    id,
    label: labels.groups[group] ?? id,
    value,
    band: heatmapBand(value),
    cells: cells.map((cell, index) => ({
      id: `${id}-${index}`,
      label: labels.cells[group]?.[index] ?? id,
      value: cell ?? 5,
      hasData: cell !== null,
      band: heatmapBand(cell ?? 5),
    })),
  }));
}

/** Five dated versions of Puente. */
export const puenteVersions = [
  { date: '2025-09-15', value: 58.2, financial: 45.35, market: 64.8, team: 68.2, score: 57.3, low: 52, high: 62.3 },
  { date: '2025-12-12', value: 62.2, financial: 45.02, market: 63.9, team: 68.8, score: 57.9, low: 53.8, high: 61.9 },
  { date: '2026-02-20', value: 63.3, financial: 60.5, market: 65.8, team: 70, score: 64.4, low: 60.6, high: 67.7 },
  { date: '2026-04-22', value: 67.1, financial: 61.7, market: 66.1, team: 70.5, score: 65.8, low: 62.1, high: 69.4 },
  { date: '2026-06-12', value: 67.23, financial: 59.248, market: 65.69, team: 70.4, score: 64.8, low: 61, high: 68.4 },
] as const;

/** Similarity of scores to each other, 0-1. */
export function similarity(values: readonly (number | null)[]): (number | null)[][] {
  return values.map((row) => values.map((column) => correlationOf(row, column)));
}

/** Thirty startups by score, for the large matrix. */
export const portfolio = [
  ['Solara', 84.8],
  ['Yunque', 82.1],
  ['Boreal', 80.2],
  ['Brisa', 71.3],
  ['Kumo Energía', 68.6],
  ['Zarza', 67.9],
  ['Iris Salud', 67.5],
  ['Puente', 66.8],
  ['Albor', 66.1],
  ['Duna', 65.9],
  ['Wolfram', 65.4],
  ['Kelpa', 65.2],
  ['Ribera', 64.9],
  ['Umbral', 64.3],
  ['Vela', 64.1],
  ['Ebro Bio', 63.6],
  ['Cierzo', 63.3],
  ['Cauce', 63.2],
  ['Faro Legal', 62.9],
  ['Olmo', 62.2],
  ['Quilla', 61.9],
  ['Ancla', 61.5],
  ['Lince', 42.4],
  ['Galena', 39.8],
  ['Jara', 39.6],
  ['Tendero', 37.2],
  ['Xana', 36.4],
  ['Hiedra', 35.9],
  ['Nómada', 35.1],
  ['Marea', 32.4],
] as const;

/** Puente's score with one input varied by its own uncertainty. */
export const puenteTornado = [
  { id: 'unknown', label: 'Unknown parts', detail: '10 to 70 points', low: 63.37, high: 66.27 },
  { id: 'segment', label: 'Target segment', detail: '67 to 150 M €', low: 63.83, high: 65.74 },
  { id: 'industry', label: 'Industry experience', detail: '3 to 7 years', low: 64.22, high: 65.13 },
  { id: 'feedback', label: 'Customer feedback', detail: '3,5 to 4,5', low: 64.41, high: 65.23 },
  { id: 'relevance', label: 'Problem relevance', detail: '3,5 to 4,5', low: 64.41, high: 65.23 },
  { id: 'growth', label: 'Market growth', detail: '15 to 25 %', low: 64.32, high: 65.13 },
  { id: 'technical', label: 'Technical expertise', detail: '3,5 to 4,5', low: 64.34, high: 65.13 },
  { id: 'business', label: 'Business expertise', detail: '3,5 to 4,5', low: 64.34, high: 65.13 },
] as const;
