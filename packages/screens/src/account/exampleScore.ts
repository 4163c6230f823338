/** The worked example on the account pages: a spin-off before revenue, as the model evaluates it. */
export const exampleScore = {
  name: 'Kelpa',
  score: 64.1,
  level: 'medium',
  range: { low: 57.3, high: 68.6 },
  coverage: 0.883,
  weakestArea: 61.07,
  bestGain: 2,
} as const;
