import * as z from 'zod/mini';

import type { FactField, FactTable } from '../facts/FactField.ts';
import { factIssueText } from '../facts/factIssue.ts';
import { capitalFacts, revenueFacts } from '../facts/financialFacts.ts';
import { founderFacts, memberFacts, tieFacts } from '../facts/teamFacts.ts';
import { academicFacts, competitorFacts, corporateFacts, studentFacts, surveyFacts } from '../facts/valueFacts.ts';
import { judged, storableText } from './primitives.ts';

type FactValue<Fact extends FactField> = Fact['kind'] extends 'text' ? string : number;
type FactShape<Table extends FactTable> = {
  [Id in keyof Table]: Table[Id]['required'] extends true
    ? z.ZodMiniType<FactValue<Table[Id]>, FactValue<Table[Id]>>
    : z.ZodMiniExactOptional<z.ZodMiniType<FactValue<Table[Id]> | null, FactValue<Table[Id]> | null>>;
};

const word = storableText(200);
const key = z.union([word, z.number()]);

/** The schema of a fact table. */
function shapeOf<Table extends FactTable>(table: Table): FactShape<Table> {
  const entries = Object.entries(table).map(([id, fact]) => [
    id,
    fact.required ? valueOf(fact) : z.exactOptional(valueOf(fact)),
  ]);
  return Object.fromEntries(entries) as FactShape<Table>;
}

function valueOf<Value extends string | number | null>(fact: FactField) {
  const { kind, label, min, max, maxLength, required = false } = fact;
  const type = kind === 'text' ? 'string' : kind === 'integer' || kind === 'year' ? 'integer' : 'number';
  return judged<Value>((value) => factIssueText(fact, value), {
    type: required ? type : [type, 'null'],
    description: label.en,
    ...(min !== undefined && { minimum: min }),
    ...(max !== undefined && { maximum: max }),
    ...(maxLength !== undefined && { maxLength }),
  });
}

const list = <Item extends z.ZodMiniType>(item: Item) =>
  z.exactOptional(z.nullable(z.array(item).check(z.maxLength(1000))));

/** Team members and how closely they work together; strengths are 0-10. */
export const teamFactsSchema = z
  .strictObject({
    members: list(z.strictObject({ id: key, ...shapeOf(memberFacts) })),
    relationships: list(z.strictObject({ a: key, b: key, ...shapeOf(tieFacts) })),
    founders: list(z.strictObject(shapeOf(founderFacts))),
  })
  .register(z.globalRegistry, { id: 'TeamFacts' });

/** Money in EUR, growth in % a year. */
export const financialFactsSchema = z
  .strictObject({
    ...shapeOf(capitalFacts),
    revenue_history: list(z.strictObject(shapeOf(revenueFacts))),
  })
  .register(z.globalRegistry, { id: 'FinancialFacts' });

/** Survey and overlap 0-100 %, ratings 0-10, market shares 0-1, technology readiness 1-9. */
export const valuePropositionFactsSchema = z
  .strictObject({
    ...shapeOf(surveyFacts),
    competitors: list(z.strictObject(shapeOf(competitorFacts))),
    corporate: z.exactOptional(z.nullable(z.strictObject(shapeOf(corporateFacts)))),
    educational: z.exactOptional(
      z.nullable(
        z.strictObject({
          ...shapeOf(academicFacts),
          students: z.exactOptional(z.nullable(z.record(word, valueOf<number | null>(studentFacts.students)))),
        }),
      ),
    ),
  })
  .register(z.globalRegistry, { id: 'ValuePropositionFacts' });

export type StartupTeam = z.output<typeof teamFactsSchema>;
export type StartupFinancials = z.output<typeof financialFactsSchema>;
export type StartupValueProposition = z.output<typeof valuePropositionFactsSchema>;
