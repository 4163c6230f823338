import { type CorporateFacts, type EducationalFacts, evidenceFields, type StartupFacts } from '@aval/metrics';

import fixtures from '../../../metrics/src/fixtures/evaluation-examples-2.json?raw';

const { examples } = JSON.parse(fixtures) as { examples: { name: string; startup: StartupFacts }[] };

/** The worked example of the evaluation model with a name. */
function workedExample(name: string): StartupFacts {
  const found = examples.find((example) => example.name.includes(` ${name}:`));
  if (!found) throw new RangeError(`workedExample: there is no ${name}.`);
  return found.startup;
}

/** The startup with what the corporate and the educational lens ask about. */
const withLenses = (
  { value_proposition, ...facts }: StartupFacts,
  corporate: CorporateFacts,
  educational: EducationalFacts,
): StartupFacts => ({
  ...facts,
  value_proposition: {
    ...value_proposition,
    corporate: { ...corporate, ...value_proposition?.corporate },
    educational: { ...educational, ...value_proposition?.educational },
  },
});

const documents = Object.fromEntries(evidenceFields.map((field) => [field, { kind: 'document' as const }]));

/** The startups of the landing page: worked examples with invented facts for the two lenses. */
export const landingStartups = {
  solara: {
    ...withLenses(
      workedExample('Solara'),
      {
        strategic_alignment: 8,
        channel_synergy: 7,
        executive_sponsorship: 7,
        cross_department_experience: 6,
        market_overlap_pct: 35,
        months_to_market_alone: 18,
        months_to_market_with_partner: 11,
        average_tenure_years: 6,
      },
      {
        trl: 8,
        publications: 0,
        awards: 0,
        mentors: 1,
        faculty_involvement: 2,
        institutional_support: 3,
        market_overlap_pct: 25,
      },
    ),
    evidence: documents,
  },
  kelpa: withLenses(
    workedExample('Kelpa'),
    {
      strategic_alignment: 6,
      channel_synergy: 5,
      executive_sponsorship: 4,
      market_overlap_pct: 25,
      average_tenure_years: 2,
      cross_department_experience: 4,
      months_to_market_alone: 36,
      months_to_market_with_partner: 24,
    },
    {},
  ),
  puente: withLenses(
    workedExample('Puente'),
    {},
    {
      trl: 7,
      publications: 0,
      awards: 1,
      mentors: 2,
      faculty_involvement: 3,
      institutional_support: 4,
      market_overlap_pct: 20,
    },
  ),
  tendero: withLenses(
    workedExample('Tendero'),
    {
      strategic_alignment: 4,
      channel_synergy: 4,
      executive_sponsorship: 2,
      market_overlap_pct: 15,
      average_tenure_years: 1,
      cross_department_experience: 3,
      months_to_market_alone: 10,
      months_to_market_with_partner: 8,
    },
    {
      trl: 6,
      publications: 0,
      awards: 0,
      mentors: 1,
      faculty_involvement: 2,
      institutional_support: 2,
      market_overlap_pct: 10,
    },
  ),
} as const satisfies Record<string, StartupFacts>;
