/** A figure under the previous version of the model and under this one. */
export interface Compared {
  before: number;
  after: number;
}

/**
 * How the score did on invented companies, whose truth is known because it was invented with them. `npm run validate`
 * prints the figures; nothing here is an outcome of a real startup.
 */
export const validation = {
  /** Version of the model that was measured, and the one before it. */
  modelVersion: '2.0.0',
  previousVersion: '1.0.0',
  /** Companies written by hand and generated ones. */
  companies: { written: 25, generated: 60 },
  /** Reports one notch kind, with the market doubled and 10 points more of growth. */
  kind: {
    /** Of 100 reports, those whose range holds the score of the truth. */
    inside: { before: 5, after: 98 },
    /** Points by which the score is too high, on average. */
    bias: { before: 9.1, after: 1.5 },
    /** Of 100 reports, those whose level is not that of the truth. */
    otherLevel: { before: 40, after: 17 },
  },
  /** With so many inputs hidden: of 100 ranges, those that hold the full score, and their width in points. */
  hidden: [
    { inputs: 3, inside: 100, width: 18 },
    { inputs: 6, inside: 100, width: 25 },
    { inputs: 10, inside: 100, width: 31 },
    { inputs: 14, inside: 100, width: 40 },
    { inputs: 18, inside: 100, width: 48 },
  ],
  /** Startups that gain more than `gain` points by leaving out a bad figure. */
  silence: {
    gain: 0.5,
    growth: { tried: 1500, before: 1013, after: 0 },
    debt: { tried: 1500, before: 1481, after: 0 },
    customers: { tried: 1500, before: 906, after: 0 },
    revenueAndGrowth: { tried: 764, before: 306, after: 0 },
  },
  /** Startups that gain by not moving one required slider: in the score, and in the low end by which lists are ordered. */
  untouched: { tried: 300, score: { rises: 68, most: 2.2 }, low: { rises: 6, most: 0.7 } },
  /** Contradictory changes of one company, and consistent companies in which a contradiction was seen. */
  contradictions: { tried: 28, found: 28, consistent: 3028, falseAlarms: 0 },
  /** Scores of weak companies that rate themselves and their market at the very best. */
  boasts: {
    restaurant: { before: 82, after: 49 },
    student: { before: 77, after: 56 },
    copy: { before: 73, after: 50 },
    standstill: { before: 70, after: 45 },
  },
  /** Of 100 reports of other patterns than the range was built from, those whose range holds the score of the truth. */
  otherPatterns: {
    halfNotch: 100,
    market: 100,
    halfOfRatings: 98,
    money: 97,
    oneAndHalf: 70,
    twoNotches: 60,
    modest: 3,
  },
} as const;

/**
 * The one comparison with outcomes, from the model card: companies whose core inputs are documented, and the share of
 * pairs of a success and a failure in which the success has the higher score (AUC). Of an earlier version, without finance.
 */
export const outcomes = { modelVersion: '1.0.0', companies: 362, rightlyOrdered: 0.695 } as const;
