import * as z from 'zod/mini';

import { rowId } from '../../schemas/primitives.ts';
import { proposalEffectSchema, proposalSchema, provenFactSchema } from '../../schemas/proposal.ts';
import { response } from '../response.ts';

// What owners propose, and what administrators decide.

const proposals = response({ proposals: z.array(proposalSchema) });
const changed = response({ proposal: proposalSchema, message: z.string() });

export const proposeFacts = changed;
export const listProposals = proposals;
export const uploadProof = response({
  document_id: rowId,
  /** Name of the file. */
  document: z.string(),
  facts: z.array(provenFactSchema),
  /** What a reader should know of the reading as a whole. */
  warning: z.nullable(z.string()),
  message: z.string(),
});
export const withdrawProposal = changed;
export const listReviewQueue = response({ proposals: z.array(proposalSchema), total: z.number() });
export const countProposals = response({ waiting: z.number() });
export const getProposal = response({ proposal: proposalSchema, effect: proposalEffectSchema });
export const decideClaims = changed;
export const undoDecision = changed;
