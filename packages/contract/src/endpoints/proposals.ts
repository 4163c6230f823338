import * as z from 'zod/mini';

import { routes } from '../routes.ts';
import { pathId } from '../schemas/primitives.ts';
import { decideClaimsSchema, proposeFactsSchema } from '../schemas/proposal.ts';
import type { Endpoint } from './Endpoint.ts';
import { fileLimits } from './fileLimits.ts';
import * as proposals from './responses/proposals.ts';

const byId = z.object({ id: pathId });

export const proposalEndpoints = {
  proposeFacts: {
    ...routes.proposeFacts,
    summary: 'State facts of an own startup, for an administrator to decide; replaces what was open of the same fields',
    params: byId,
    body: proposeFactsSchema,
    response: proposals.proposeFacts,
    errors: ['NOT_FOUND', 'UNKNOWN_REFERENCE'],
  },
  listProposals: {
    ...routes.listProposals,
    summary: 'What was proposed for a startup and what became of it, newest first',
    params: byId,
    response: proposals.listProposals,
    errors: ['NOT_FOUND'],
  },
  uploadProof: {
    ...routes.uploadProof,
    summary: 'Read a file that proves facts of an own startup, and offer the facts in it',
    params: byId,
    files: { part: 'file', maxBytes: fileLimits.processDocument },
    body: z.strictObject({}),
    response: proposals.uploadProof,
    errors: ['NOT_FOUND', 'TOO_LARGE', 'UNSUPPORTED_TYPE', 'UNREADABLE', 'PROTECTED', 'AI_FAILED', 'PARSE_TIMEOUT'],
  },
  getProof: {
    ...routes.getProof,
    summary: 'The bytes of a file that proves facts of an own startup',
    params: z.object({ id: pathId, documentId: pathId }),
    response: 'bytes',
    errors: ['NOT_FOUND'],
  },
  withdrawProposal: {
    ...routes.withdrawProposal,
    summary: 'Withdraw what is still open of an own proposal',
    params: byId,
    response: proposals.withdrawProposal,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  listReviewQueue: {
    ...routes.listReviewQueue,
    summary: 'Proposals with open claims, longest waiting first',
    response: proposals.listReviewQueue,
  },
  countProposals: {
    ...routes.countProposals,
    summary: 'How many proposals have open claims',
    response: proposals.countProposals,
  },
  getProposal: {
    ...routes.getProposal,
    summary: 'A proposal, and what accepting its open claims would do',
    params: byId,
    response: proposals.getProposal,
    errors: ['NOT_FOUND'],
  },
  decideClaims: {
    ...routes.decideClaims,
    summary: 'Accept, refuse or ask about claims; those accepted become facts in one new calculation',
    params: byId,
    body: decideClaimsSchema,
    response: proposals.decideClaims,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  undoDecision: {
    ...routes.undoDecision,
    summary: 'Take back the last own decision about a proposal, while nothing has changed since',
    params: byId,
    response: proposals.undoDecision,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies Record<string, Endpoint>;
