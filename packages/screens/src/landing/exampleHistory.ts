/** Six dated evaluations of the example startup: the range narrows as facts come in. Invented, and marked as an example. */
export const exampleHistory = [
  { date: '2025-03-12', score: 71.4, low: 60.2, high: 80.1, coverage: 0.58 },
  { date: '2025-07-15', score: 74.2, low: 65.3, high: 81.4, coverage: 0.68 },
  { date: '2025-11-11', score: 76.9, low: 70.6, high: 82.5, coverage: 0.79 },
  { date: '2026-03-10', score: 78.5, low: 74, high: 82.2, coverage: 0.86 },
  { date: '2026-06-12', score: 80.9, low: 77.5, high: 83.6, coverage: 0.92 },
  { date: '2026-11-10', score: 82.8, low: 80.1, high: 85, coverage: 0.95 },
] as const;

/** Four worked examples with their 90 % ranges, as the model evaluates them. */
export const exampleField = [
  { id: 'solara', label: 'Solara', score: 82.8, range: { low: 80.1, high: 85 }, coverage: 0.947 },
  { id: 'puente', label: 'Puente', score: 65.1, range: { low: 62.1, high: 67.9 }, coverage: 0.951 },
  { id: 'kelpa', label: 'Kelpa', score: 64.1, range: { low: 57.3, high: 68.6 }, coverage: 0.883 },
  { id: 'tendero', label: 'Tendero', score: 35.2, range: { low: 32.3, high: 38.2 }, coverage: 0.913 },
] as const;
