import { type ExtraName, extraNames } from '../facts/factNames.ts';
import { evaluatedFields } from '../inputs/inputDomains.ts';
import type { Sheet } from '../model/sheet.ts';
import { slotOf } from '../model/sources.ts';
import type { EvidenceField } from './evidenceFields.ts';
import type { FactReliability } from './reliabilities.ts';

const graph = ['team.members', 'team.relationships'] as const;
const history = ['financials.revenue_history'] as const;
const rivals = ['value_proposition.competitors'] as const;
const corporate = ['value_proposition.corporate'] as const;
const educational = ['value_proposition.educational'] as const;

/** At least one. */
type Fields = readonly [EvidenceField, ...EvidenceField[]];

/** What the evidence of each number that optional facts come down to is evidence of. */
const fieldsOfExtra: Readonly<Record<ExtraName, Fields>> = {
  revenue_latest: history,
  revenue_previous: history,
  revenue_growth_stated: ['financials.revenue_growth_rate'],
  total_debt: ['financials.total_debt'],
  total_equity: ['financials.total_equity'],
  pre_money_valuation: ['financials.pre_money_valuation'],
  very_disappointed_pct: ['value_proposition.very_disappointed_pct'],
  rival_count: rivals,
  rival_concentration: rivals,
  rival_strength: rivals,
  rival_pressure: rivals,
  graph_members: graph,
  graph_clustering: graph,
  graph_ties: graph,
  graph_bond: graph,
  graph_strength: graph,
  graph_components: graph,
  graph_connectivity: graph,
  founder_track_record: ['team.founders'],
  strategic_alignment: corporate,
  channel_synergy: corporate,
  executive_sponsorship: corporate,
  cross_department_experience: corporate,
  corporate_overlap_pct: corporate,
  months_to_market_alone: corporate,
  months_to_market_with_partner: corporate,
  average_tenure_years: corporate,
  trl: educational,
  academic_record: educational,
  mentors: educational,
  faculty_involvement: educational,
  institutional_support: educational,
  educational_overlap_pct: educational,
  discipline_mix: educational,
};

const facts: readonly { slot: number; fields: Fields }[] = [
  ...evaluatedFields.map((field) => ({ slot: slotOf[field], fields: [field] as const })),
  ...extraNames.map((name) => ({ slot: slotOf[name], fields: fieldsOfExtra[name] })),
];

/** How well a number is known: as its least known field. */
function leastOf(known: readonly FactReliability[]): Pick<FactReliability, 'stated' | 'evidenced' | 'reliability'> {
  return {
    stated: Math.min(...known.map(({ stated }) => stated)),
    evidenced: Math.min(...known.map(({ evidenced }) => evidenced)),
    reliability: Math.min(...known.map(({ reliability }) => reliability)),
  };
}

/** Writes how well each known fact is known, and how far an unknown one would be believed once it is stated. */
export function writeEvidence(sheet: Sheet, reliabilityOf: (field: EvidenceField) => FactReliability): void {
  for (const { slot, fields } of facts) {
    const [field, ...others] = fields;
    const known = reliabilityOf(field);
    // Nearly every number has one field, and all are read in every calculation.
    const { stated, evidenced, reliability } = others.length === 0 ? known : leastOf(fields.map(reliabilityOf));
    sheet.reliability[slot] = reliability;
    if (Number.isNaN(sheet.value[slot])) continue;
    sheet.trust[slot] = stated;
    sheet.evidenced[slot] = evidenced;
  }
  sheet.value[slotOf.runway_elapsed] = Math.floor(reliabilityOf('cash_runway_months').months);
  sheet.trust[slotOf.runway_elapsed] = 1;
}
