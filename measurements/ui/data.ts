/** A generator of pseudo-random numbers, the same in every run. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const names = ['Solara', 'Kumo', 'Puente', 'Kelpa', 'Tendero', 'Zarza', 'Boreal', 'Yunque', 'Brisa', 'Ribera'];
const places = ['Madrid', 'Sevilla', 'Bilbao', 'Valencia', 'Barcelona', 'Lima', 'Bogotá', 'Quito'];
const words = ['evaluated', 'range', 'coverage', 'queued', 'stored', 'skipped', 'retry', 'source'];

export interface MatrixData {
  labels: string[];
  values: number[][];
  /** The values for other scores. */
  other: number[][];
}

const alike = (list: readonly number[]): number[][] =>
  list.map((one) => list.map((two) => 1 - Math.abs(one - two) / 100));

export function matrixData(count: number): MatrixData {
  const next = numbers(count);
  const scores = Array.from({ length: count }, () => next() * 100);
  return {
    labels: scores.map((_, index) => `${names[index % names.length] ?? ''} ${index + 1}`),
    values: alike(scores),
    other: alike(scores.map((score) => (score + 17) % 100)),
  };
}

export interface RadarData {
  axes: string[];
  charts: { label: string; values: number[] }[][];
}

export function radarData(count: number): RadarData {
  const next = numbers(7);
  return {
    axes: ['Value', 'Financial', 'Market', 'Team'],
    charts: Array.from({ length: count }, () =>
      ['Startup', 'Industry mean', 'Best'].map((label) => ({
        label,
        values: Array.from({ length: 4 }, () => 20 + next() * 75),
      })),
    ),
  };
}

/** One row per axis with the value of each series by label, the input format of React chart libraries. */
export const radarRows = (axes: RadarData['axes'], series: RadarData['charts'][number]) =>
  axes.map((axis, at) => ({
    axis,
    ...Object.fromEntries(series.map(({ label, values }) => [label, values[at] ?? 0])),
  }));

export interface LinesData {
  times: number[];
  series: { label: string; values: number[] }[];
}

export function linesData(points: number): LinesData {
  const next = numbers(points);
  return {
    times: Array.from({ length: points }, (_, index) => Date.UTC(2020, 0, 1) + index * 86_400_000),
    series: ['Value', 'Financial', 'Market', 'Team', 'Investability'].map((label) => {
      let value = 40 + next() * 20;
      return {
        label,
        values: Array.from({ length: points }, () => {
          value = Math.min(98, Math.max(2, value + (next() - 0.5) * 4));
          return Math.round(value * 100) / 100;
        }),
      };
    }),
  };
}

export interface ComparisonData {
  startups: string[];
  rows: { id: string; metric: string; cells: { text: string; band: string; mark: '' | '▲' | '▼' }[] }[];
}

export function comparisonData(startups: number): ComparisonData {
  const next = numbers(startups);
  const bands = ['high', 'medium', 'low'];
  return {
    startups: Array.from({ length: startups }, (_, index) => `${names[index % names.length] ?? ''} ${index + 1}`),
    rows: Array.from({ length: 60 }, (_, row) => ({
      id: `metric-${row}`,
      metric: `Metric ${row + 1}`,
      cells: Array.from({ length: startups }, () => {
        const value = next() * 100;
        const mark = value > 97 ? '▲' : value < 3 ? '▼' : '';
        return { text: value.toFixed(1).replace('.', ','), band: bands[Math.floor(value / 34)] ?? 'low', mark };
      }),
    })),
  };
}

export interface TableRow {
  id: string;
  name: string;
  place: string;
  score: number;
  founded: number;
}

export function tableData(count: number): TableRow[] {
  const next = numbers(count);
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `${names[Math.floor(next() * names.length)] ?? ''} ${index}`,
    place: places[Math.floor(next() * places.length)] ?? '',
    score: Math.round(next() * 1000) / 10,
    founded: 1990 + Math.floor(next() * 36),
  }));
}

/** The text of the filter after each keystroke. */
export const typed = ['k', 'ku', 'kum', 'kumo', 'kumo 1', 'kumo 12', 'kumo 123'] as const;

export interface LogLine {
  timestamp: string;
  level: 'INFO' | 'WARNING' | 'ERROR';
  message: string;
}

export function logData(from: number, count: number): LogLine[] {
  const next = numbers(from + 1);
  return Array.from({ length: count }, (_, index) => ({
    timestamp: new Date(Date.UTC(2026, 5, 12) + (from + index) * 250).toISOString(),
    level: next() > 0.97 ? 'ERROR' : next() > 0.9 ? 'WARNING' : 'INFO',
    message: `startup ${from + index} ${words[Math.floor(next() * words.length)] ?? ''} in ${Math.floor(next() * 900)} ms`,
  }));
}
