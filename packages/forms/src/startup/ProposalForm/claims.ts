import type { DatedSource, EndpointResponse, ProposeFacts } from '@aval/contract';

import { changesBetween } from '../edit/editChanges.ts';
import { editFields, isEditFieldId } from '../edit/editFields.ts';
import type { EditValues } from '../edit/editValues.ts';
import { objectChanges } from '../edit/factChanges.ts';
import { fieldChanges } from '../edit/fieldChanges.ts';
import { type FactObjectId, factObjectIds } from '../facts/factValues.ts';
import { type WizardField, type WizardFieldId, wizardField } from '../wizardFields.ts';

/** A file that was read, with the figures in it. */
export type Proof = Pick<EndpointResponse<'uploadProof'>, 'document_id' | 'document' | 'facts' | 'warning'>;

type Source = NonNullable<ProposeFacts['sources']>[string];

/** What the owner says of a figure beside its value; a figure that has it is proposed even if its value is the stored one. */
export interface ClaimDetail {
  as_of?: string;
  source?: Source | undefined;
}

export type ClaimId = WizardFieldId | FactObjectId;
export type ClaimDetails = { readonly [Id in ClaimId]?: ClaimDetail };

/** The fields that an owner proposes: those that the evaluation reads. */
export const proposableFields: readonly WizardField[] = editFields.filter(({ evaluated }) => evaluated);

/** The figures that are proposed, in the order of the form. An answer that was withdrawn states nothing. */
export function claimedIds(before: EditValues, now: EditValues, details: ClaimDetails): readonly ClaimId[] {
  const changes = changesBetween(before, now);
  const changed: ReadonlySet<ClaimId> = new Set([...changes.fields.map(({ id }) => id), ...changes.objects]);
  return [...proposableFields.map(({ id }) => id), ...factObjectIds].filter((id) => {
    const isStated = !isEditFieldId(id) || now[id] !== null;
    return isStated && (changed.has(id) || details[id] !== undefined);
  });
}

interface Proposed {
  details: ClaimDetails;
  /** Of which day the figures are that have no own date. */
  asOf: string;
  note: string;
}

/** The request body of a proposal. */
export function proposalBody(
  before: EditValues,
  now: EditValues,
  { details, asOf, note }: Proposed,
): Partial<Record<keyof ProposeFacts, unknown>> {
  const ids = claimedIds(before, now, details);
  const { fields } = fieldChanges(ids.filter(isEditFieldId).map(wizardField), now);
  const objects = objectChanges(
    factObjectIds.filter((id) => ids.includes(id)),
    now,
  );
  const stated = ids.flatMap((id) => (details[id] ? [[id, details[id]] as const] : []));
  const dates = stated.flatMap(([id, { as_of }]) =>
    as_of === undefined || as_of === '' || as_of === asOf ? [] : [[id, as_of]],
  );
  const sources = stated.flatMap(([id, { source }]) => (source ? [[id, source]] : []));
  return {
    facts: { ...fields, ...objects },
    ...(asOf !== '' && { as_of: asOf }),
    dates: Object.fromEntries(dates),
    sources: Object.fromEntries(sources),
    note: note.trim(),
  };
}

/** What supports the claims, for their evaluation. */
export function claimedSources(details: ClaimDetails, asOf: string): DatedSource[] {
  return Object.entries(details).map(([id, { as_of, source }]) => [id, source ? 'document' : 'stated', as_of || asOf]);
}

/** A fact of a file as the source of a claim: with its quote only while the claim says what the file says. */
export function sourceIn(proof: Proof, id: ClaimId, value: unknown): Source {
  const fact = proof.facts.find(({ field }) => field === id);
  const { document_id } = proof;
  if (!fact || fact.value !== value) return { document_id };
  const { page, cell, quote, confidence } = fact;
  return { document_id, page, cell, quote, confidence };
}
