import * as z from 'zod/mini';

import { levelSchema } from './level.ts';
import { rowId, storableText, timestamp } from './primitives.ts';
import { proposedFactsSchema } from './sentStartup.ts';
import { personSchema } from './startup.ts';

/** What became of a claim: an owner states a fact, and an administrator decides. */
export const claimStates = ['open', 'accepted', 'refused', 'asked', 'withdrawn', 'replaced'] as const;
export type ClaimState = (typeof claimStates)[number];

const cited = z.strictObject({
  document_id: rowId,
  page: z.exactOptional(z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)))),
  cell: z.exactOptional(z.nullable(storableText(200))),
  quote: z.exactOptional(z.nullable(storableText(2000))),
  confidence: z.exactOptional(z.nullable(z.number().check(z.minimum(0), z.maximum(100)))),
});

/** Facts of a startup as its owner states them, all of one day unless named otherwise. */
export const proposeFactsSchema = z
  .strictObject({
    facts: proposedFactsSchema,
    /** Of which day the facts are, 'YYYY-MM-DD'; today by default. */
    as_of: z.exactOptional(z.iso.date()),
    /** Of which day single facts are, where it is another one. */
    dates: z.exactOptional(z.record(z.string(), z.iso.date())),
    /** What proves single facts, by field. */
    sources: z.exactOptional(z.record(z.string(), cited)),
    note: z.exactOptional(storableText(2000)),
    /** The actions that are done with it, by their ids. */
    actions: z.exactOptional(z.array(rowId).check(z.maxLength(50))),
  })
  .register(z.globalRegistry, { id: 'ProposeFacts' });
export type ProposeFacts = z.output<typeof proposeFactsSchema>;

/** A fact that a file states, to be taken over into a proposal. */
export const provenFactSchema = z.object({
  field: z.string(),
  value: z.number(),
  page: z.nullable(z.number()),
  cell: z.nullable(z.string()),
  quote: z.string(),
  /** 0-100. */
  confidence: z.number(),
});

export const claimSchema = z.object({
  id: rowId,
  field: z.string(),
  value: z.unknown(),
  /** The stored value when it was proposed. */
  before: z.unknown(),
  /** The stored value now. */
  stored: z.unknown(),
  /** Whether the stored value has changed since, so that the claim speaks of another one. */
  is_stale: z.boolean(),
  as_of: z.string(),
  state: z.enum(claimStates),
  /** Why it was refused, or what is asked. */
  reason: z.nullable(z.string()),
  document_id: z.nullable(rowId),
  /** Name of the file. */
  document: z.nullable(z.string()),
  page: z.nullable(z.number()),
  cell: z.nullable(z.string()),
  quote: z.nullable(z.string()),
  /** What the file says of the field, as the document reader found it; null where it found nothing. */
  found: z.nullable(z.number()),
  decided_at: z.nullable(timestamp),
  /** Name of who decided; null while nobody has, and where the setting accepted it. */
  decided_by: z.nullable(z.string()),
  /** Accepted by the setting, without a review. */
  is_automatic: z.boolean(),
});
export type Claim = z.output<typeof claimSchema>;

export const proposalSchema = z
  .object({
    id: rowId,
    startup: z.object({ id: rowId, name: z.string() }),
    /** Who proposed it; null once the account is gone. */
    user: z.nullable(personSchema),
    note: z.nullable(z.string()),
    created_at: timestamp,
    claims: z.array(claimSchema),
  })
  .register(z.globalRegistry, { id: 'Proposal' });
export type Proposal = z.output<typeof proposalSchema>;

const contradiction = z.object({ id: z.string(), severity: z.enum(['severe', 'mild']), message: z.string() });

/** What accepting all open claims of a proposal would do. */
export const proposalEffectSchema = z.object({
  score: z.nullable(z.number()),
  score_after: z.nullable(z.number()),
  level_after: z.nullable(levelSchema),
  /** The contradictions that it opens and closes, in the caller's language. */
  opens: z.array(contradiction),
  closes: z.array(contradiction),
  /** Points by which each open claim alone would move the score, by its id. */
  gains: z.record(z.string(), z.number()),
});
export type ProposalEffect = z.output<typeof proposalEffectSchema>;

const decision = z.strictObject({
  claim_id: rowId,
  decision: z.enum(['accept', 'refuse', 'ask']),
  /** Required to refuse and to ask. */
  reason: z.exactOptional(storableText(500)),
});

export const decideClaimsSchema = z
  .strictObject({ decisions: z.array(decision).check(z.minLength(1), z.maxLength(100)) })
  .register(z.globalRegistry, { id: 'DecideClaims' });
export type DecideClaims = z.output<typeof decideClaimsSchema>;
