/** The worked example on the account pages: a spin-off before revenue, as the model evaluates it. */
export const exampleScore = {
  name: 'Kelpa',
  score: 53.9,
  level: 'low',
  range: { low: 44.3, high: 62.4 },
  coverage: 0.878,
  weakestArea: 47.18,
  bestGain: 2.9,
} as const;
