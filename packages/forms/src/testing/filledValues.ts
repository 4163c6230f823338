import { emptyValues, type WizardValues } from '../startup/wizardValues.ts';

/** A startup with all required fields filled in, and all of its sliders untouched. */
export function requiredValues(): WizardValues {
  return {
    ...emptyValues(),
    name: 'Vereda Mobility',
    location: 'Teruel, Spain',
    description:
      'Timetables on demand for rural bus lines: the village asks by phone or app, the operator sends the smallest vehicle that fits, and the council pays per trip made.',
    foundation_year: '2024',
    website_url: 'https://vereda.example',
    industry_id: 1,
    stage_id: 3,
    business_model_id: 1,
    market_size_id: 3,
    total_market_size: 900,
    target_segment_size: 120,
    financing_type_id: 3,
    burn_rate: 18_000,
    funding_raised: 350_000,
    revenue: 64_000,
    profit_margin: -35,
  };
}

/** The same startup with most of its sliders answered; seven inputs keep their default. */
export function filledValues(): WizardValues {
  return {
    ...requiredValues(),
    founder_count: 3,
    team_size: 6,
    industry_experience_years: 8,
    founders_education_level: 4,
    technical_expertise: 4,
    business_expertise: 3,
    competitor_count: 8,
    market_growth_rate: 14,
    entry_barriers: 3,
    market_maturity: 3,
    regulatory_environment: 3,
    cash_runway_months: 11,
    innovation_level: 3,
    patent_count: 0,
    unique_features: 6,
    scalability_potential: 4,
    problem_relevance: 4,
  };
}
