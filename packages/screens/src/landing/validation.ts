/** A figure under the previous version of the model and under this one. */
export interface Compared {
  before: number;
  after: number;
}

/**
 * How the score did on invented companies, whose truth is known because it was invented with them. `npm run validate`
 * prints the figures after; those before were measured with other companies. Nothing here is an outcome of a startup.
 */
export const validation = {
  /** Version of the model that was measured, and the one before it. */
  modelVersion: '2.0.0',
  previousVersion: '1.0.0',
  /** Startups that were generated. */
  companies: 600,
  /** Reports one notch kind, with the market doubled and 10 points more of growth. */
  kind: {
    /** Of 100 reports, those whose range holds the score of the truth. */
    inside: { before: 5, after: 100 },
    /** Points by which the score is too high, on average. */
    bias: { before: 9.1, after: 1.5 },
    /** Of 100 reports, those whose level is not that of the truth. */
    otherLevel: { before: 40, after: 5 },
  },
  /** With so many inputs hidden: of 100 ranges, those that hold the full score, and their width in points. */
  hidden: [
    { inputs: 3, inside: 100, width: 18 },
    { inputs: 6, inside: 100, width: 23 },
    { inputs: 10, inside: 100, width: 30 },
    { inputs: 14, inside: 100, width: 37 },
    { inputs: 18, inside: 100, width: 45 },
  ],
  /** Of 100 startups with such a figure, those that gain more than `gain` points by leaving it out. */
  silence: {
    gain: 0.5,
    growth: { before: 68, after: 0 },
    debt: { before: 99, after: 0 },
    /** From the growth stage on; before it, the figure may be left out. */
    customers: { before: 60, after: 0 },
  },
  /** Startups whose low end, by which lists are ordered, rises when one required slider is not moved. */
  untouched: { tried: 600, rises: 31, most: 0.8 },
  /** Contradictory changes of one company, and consistent companies in which a contradiction was seen. */
  contradictions: { tried: 35, found: 35, consistent: 3000, falseAlarms: 0 },
  /** Scores of weak companies that rate themselves and their market at the very best. */
  boasts: {
    restaurant: { before: 82, after: 52 },
    student: { before: 77, after: 60 },
    copy: { before: 73, after: 56 },
    standstill: { before: 70, after: 51 },
  },
  /** Of 100 reports of other patterns than the range was built from, those whose range holds the score of the truth. */
  otherPatterns: { oneAndHalf: 84, twoNotches: 56, modest: 10 },
} as const;

/**
 * The one comparison with outcomes, from the model card: companies whose core inputs are documented, and the share of
 * pairs of a success and a failure in which the success has the higher score (AUC). Of an earlier version, without finance.
 */
export const outcomes = { modelVersion: '1.0.0', companies: 362, rightlyOrdered: 0.695 } as const;
