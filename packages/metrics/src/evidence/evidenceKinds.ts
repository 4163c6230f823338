/** How a fact is known, from a proof that an administrator has seen to a rating of oneself. */
export const evidenceKinds = [
  'checked',
  'document',
  'panel',
  'page',
  'assessed',
  'claim',
  'market',
  'opinion',
] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** What a kind of evidence is worth. */
export interface EvidenceWorth {
  /** Share of a score above the prior that is believed, 0-1. */
  reliability: number;
  /** Whether somebody other than the startup vouches for the fact. */
  isEvidenced: boolean;
  /** Share of the usual measuring error that the kind leaves: a document states the figure itself. */
  error: number;
}

/**
 * The worth of each kind. Reliabilities are judgement: they are set so that the usual optimism of self-reports cancels
 * on average, and no outcome data supports them.
 */
export const evidenceWorth: Readonly<Record<EvidenceKind, EvidenceWorth>> = {
  /** An administrator has seen the proof. */
  checked: { reliability: 1, isEvidenced: true, error: 0.5 },
  /** Read from a stored document, with its quote, and accepted by a person. */
  document: { reliability: 1, isEvidenced: true, error: 0.5 },
  /** Median of at least three independent evaluators. */
  panel: { reliability: 0.95, isEvidenced: true, error: 0.5 },
  /** From a web page, with its address and quote. */
  page: { reliability: 0.9, isEvidenced: true, error: 0.75 },
  /** A rating that an administrator gave in review, with a reason. */
  assessed: { reliability: 0.85, isEvidenced: false, error: 1 },
  /** A number, date or choice that somebody stated. */
  claim: { reliability: 0.85, isEvidenced: false, error: 1 },
  /** A stated view of the outside world: market sizes, growth, competitors. */
  market: { reliability: 0.7, isEvidenced: false, error: 1 },
  /** A rating of oneself. */
  opinion: { reliability: 0.65, isEvidenced: false, error: 1 },
};
