/** Six dated evaluations of the example startup: the range narrows as facts and documents come in. Invented, and marked as an example. */
export const exampleHistory = [
  { date: '2025-03-12', score: 62.4, low: 48.2, high: 78.1, coverage: 0.58 },
  { date: '2025-07-15', score: 65.2, low: 54.3, high: 79.4, coverage: 0.68 },
  { date: '2025-11-11', score: 69.9, low: 62.6, high: 80.5, coverage: 0.79 },
  { date: '2026-03-10', score: 74.5, low: 69, high: 81.2, coverage: 0.86 },
  { date: '2026-06-12', score: 78.9, low: 75.5, high: 82.1, coverage: 0.92 },
  { date: '2026-11-10', score: 81.8, low: 80.6, high: 82.8, coverage: 0.94 },
] as const;

/** Four worked examples with their 90 % ranges, as the model evaluates them. */
export const exampleField = [
  { id: 'solara', label: 'Solara', score: 81.8, range: { low: 80.6, high: 82.8 }, coverage: 0.943 },
  { id: 'kelpa', label: 'Kelpa', score: 53.9, range: { low: 44.3, high: 62.4 }, coverage: 0.878 },
  { id: 'puente', label: 'Puente', score: 51.7, range: { low: 45.5, high: 62.9 }, coverage: 0.941 },
  { id: 'tendero', label: 'Tendero', score: 32.6, range: { low: 26.2, high: 40.8 }, coverage: 0.903 },
] as const;
