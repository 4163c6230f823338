import { isStartupFieldId, startupField } from '@aval/contract';

import { closestField } from '../extraction/labels/labels.ts';
import { labelWords } from '../extraction/words/fold.ts';
import { likenessOf, trigramsOf } from '../extraction/words/trigrams.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Context } from '../http/Context.ts';
import type { Handler, ResponseBody } from '../http/Handler.ts';
import { ModelFailed } from '../languageModel/languageModel.ts';
import { requestMapping, type Offered } from '../languageModel/requestMapping.ts';

interface Proposal {
  field: string;
  confidence: number;
}

/** Proposes a field for each extracted name. Each field goes to its most confident name only. */
export const mapFields: Handler<'mapFields'> = async ({ ctx, input: { body } }) => {
  const { extractedFields, availableFields } = body;
  const names = [...new Set(extractedFields)];
  const { engine, proposals } = await proposalsFor(ctx, names, availableFields);
  const given = surestOnly(names, proposals);
  const mappings = extractedFields.map((extracted, index) => {
    // A repeated name is mapped at its first occurrence.
    const proposal = extractedFields.indexOf(extracted) === index ? given.get(extracted) : undefined;
    return { extracted, name: extracted, dbField: proposal?.field ?? null, confidence: proposal?.confidence ?? 0 };
  });
  return { mappings, engine };
};

async function proposalsFor(
  ctx: Context,
  names: readonly string[],
  offered: readonly Offered[],
): Promise<{ engine: ResponseBody<'mapFields'>['engine']; proposals: Map<string, Proposal> }> {
  if (ctx.languageModel) {
    try {
      return { engine: 'llm', proposals: (await requestMapping(ctx.languageModel, names, offered)).output };
    } catch (error) {
      if (!(error instanceof ModelFailed)) throw error;
      ctx.log.warn({ reason: error.message }, 'The language model failed');
      if (ctx.env.AVAL_LLM_ONLY) throw new ApiError('AI_FAILED', { details: error.reason });
    }
  }
  const known = knownOf(offered);
  const found = names.flatMap((name): [string, Proposal][] => {
    const proposal = byDictionary(name, known);
    return proposal ? [[name, proposal]] : [];
  });
  return { engine: 'dictionary', proposals: new Map(found) };
}

interface Known {
  /** Fields that the dictionary has names for. */
  fields: ReadonlySet<string>;
  labels: { id: string; trigrams: ReadonlySet<string> }[];
}

/** Prepares the offered fields for comparison with every name. */
function knownOf(offered: readonly Offered[]): Known {
  const fields = offered.map(({ id }) => id).filter((id) => isStartupFieldId(id) && startupField(id).mappable);
  return {
    fields: new Set(fields),
    labels: offered.map(({ id, name }) => ({ id, trigrams: trigramsOf(labelWords(name).join(' ')) })),
  };
}

/** Returns the most confident match: by the dictionary for startup fields, or by similarity of labels for any field. */
function byDictionary(name: string, { fields, labels }: Known): Proposal | null {
  const closest = closestField(name, fields);
  const trigrams = trigramsOf(labelWords(name).join(' '));
  const named = labels.flatMap(({ id, trigrams: own }): Proposal[] => {
    const likeness = likenessOf(own, trigrams);
    return likeness >= 0.55 ? [{ field: id, confidence: Math.round(likeness * 100) }] : [];
  });
  const known = closest ? [{ field: closest.field, confidence: Math.round(closest.likeness * 100) }] : [];
  return [...known, ...named].toSorted((a, b) => b.confidence - a.confidence)[0] ?? null;
}

function surestOnly(names: readonly string[], proposals: ReadonlyMap<string, Proposal>): Map<string, Proposal> {
  const given = new Map<string, Proposal>();
  const taken = new Set<string>();
  const sure = (name: string) => proposals.get(name)?.confidence ?? 0;
  for (const name of names.toSorted((a, b) => sure(b) - sure(a))) {
    const proposal = proposals.get(name);
    if (!proposal || taken.has(proposal.field)) continue;
    taken.add(proposal.field);
    given.set(name, proposal);
  }
  return given;
}
