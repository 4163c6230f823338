import type { StartupFieldId } from '@aval/contract';

import type { Concept } from './concepts.ts';

/** A way to name a field: a word for each of some concepts, and no words but those of further ones. */
export interface Naming {
  needs: readonly Concept[];
  may?: readonly Concept[];
  /** Whether the words alone do not settle the field, so that the unit of the value has to. */
  isVague?: true;
  /** Concepts that make it another field, although their words have one that is allowed too. */
  never?: readonly Concept[];
}

/** Concepts that change no field. */
export const neutral: readonly Concept[] = ['ask', 'now', 'unit', 'company'];

/** How labels name the fields, beyond the phrases that the dictionary has. */
export const fieldConcepts: Partial<Record<StartupFieldId, readonly Naming[]>> = {
  name: [
    { needs: ['called'], may: ['official', 'entity'] },
    { needs: ['entity'], may: ['official'] },
  ],
  nif: [
    { needs: ['tax', 'idNumber'], may: ['official', 'register', 'taxNumber'] },
    { needs: ['taxNumber'], may: ['tax', 'idNumber', 'official', 'register'] },
    { needs: ['register', 'idNumber'], may: ['official', 'tax'] },
  ],
  location: [{ needs: ['place'], may: ['area', 'main', 'official', 'register', 'activity', 'tax', 'work', 'team'] }],
  foundation_year: [
    {
      needs: ['begin'],
      may: ['when', 'activity', 'year', 'register', 'official', 'number', 'market'],
      never: ['project'],
    },
    { needs: ['when', 'register'], may: ['official'] },
  ],
  description: [
    { needs: ['describe'], may: ['activity', 'offering', 'doing', 'brief', 'main'] },
    { needs: ['activity'], may: ['main', 'brief', 'industry', 'type'] },
    { needs: ['offering'], may: ['brief', 'describe', 'activity', 'doing'] },
    { needs: ['brief'], may: ['describe', 'offering', 'activity', 'doing'] },
  ],
  website_url: [{ needs: ['web'], may: ['link', 'official', 'place', 'main'] }],
  linkedin_url: [{ needs: ['linkedin'], may: ['socialNetwork', 'link', 'official', 'web'] }],
  twitter_url: [{ needs: ['twitter'], may: ['socialNetwork', 'link', 'official', 'web'] }],
  youtube_url: [{ needs: ['youtube'], may: ['socialNetwork', 'link', 'official', 'web'] }],
  industry_id: [
    { needs: ['industry'], may: ['activity', 'main', 'type', 'sector', 'area', 'market', 'work', 'commerce'] },
  ],
  stage_id: [{ needs: ['stage'], may: ['development', 'begin', 'type', 'maturity', 'lasting'] }],
  business_model_id: [
    { needs: ['model', 'commerce'], may: ['main', 'type', 'earn'] },
    { needs: ['model'], may: ['commerce', 'main', 'type', 'earn', 'revenue', 'market'] },
    { needs: ['earn'], may: ['model', 'commerce', 'main', 'clientele', 'revenue'] },
    { needs: ['clientele', 'type'], may: ['main'] },
    { needs: ['clientele'], may: ['main'], isVague: true },
    { needs: ['revenue', 'moneyKind'], may: ['main', 'type'] },
  ],
  founder_count: [
    { needs: ['founder'], may: ['number', 'people', 'size', 'total', 'work', 'fullTime'] },
    { needs: ['people', 'founding'], may: ['number'] },
  ],
  team_size: [
    {
      needs: ['people'],
      may: ['number', 'size', 'total', 'average', 'fullTime', 'work', 'founder', 'year'],
    },
    { needs: ['fullTime', 'work'], may: ['number', 'people', 'total'] },
    { needs: ['number', 'work'], may: ['total', 'people', 'fullTime', 'average'] },
  ],
  industry_experience_years: [
    {
      needs: ['experience'],
      may: [
        'year',
        'sector',
        'leader',
        'founder',
        'number',
        'average',
        'total',
        'work',
        'industry',
        'prior',
        'lasting',
      ],
    },
    { needs: ['year', 'sector'], may: ['leader', 'founder', 'number', 'work', 'experience'] },
  ],
  founders_education_level: [{ needs: ['education'], may: ['highest', 'level', 'leader', 'founder', 'main', 'type'] }],
  technical_expertise: [
    { needs: ['technical', 'skill'], may: ['team', 'leader', 'level', 'development', 'founder', 'people'] },
    { needs: ['technical', 'level'], may: ['team', 'leader', 'founder', 'people'] },
  ],
  business_expertise: [
    { needs: ['commercial', 'skill'], may: ['team', 'leader', 'level', 'founder', 'people', 'sector'] },
  ],
  team_completeness: [{ needs: ['team', 'completeness'], may: ['level', 'roles'] }],
  execution_capacity: [{ needs: ['execution'], may: ['skill', 'team', 'level', 'potential'] }],
  total_market_size: [
    { needs: ['market', 'wholeMarket'], may: ['wholeMarket', 'totalMarket', 'around', 'year', 'size'] },
    { needs: ['totalMarket'], may: ['market', 'wholeMarket', 'size', 'around', 'year'] },
    { needs: ['sector', 'wholeMarket'], may: ['wholeMarket', 'size', 'year'], isVague: true },
  ],
  target_segment_size: [
    { needs: ['segment'], may: ['ofSegment', 'market', 'aimed', 'size', 'year'] },
    { needs: ['market', 'aimed'], may: ['ofSegment', 'segment', 'size', 'year'] },
  ],
  competitor_count: [{ needs: ['rival'], may: ['number', 'identified', 'main', 'total', 'marketOrSector'] }],
  market_growth_rate: [
    { needs: ['growth', 'marketOrSector'], may: ['year', 'rate', 'expected', 'average', 'around', 'size', 'total'] },
    { needs: ['rate', 'growth'], may: ['marketOrSector', 'year', 'expected', 'average'], isVague: true },
  ],
  entry_barriers: [{ needs: ['barrier'], may: ['entering', 'level', 'main', 'size'] }],
  market_maturity: [{ needs: ['market', 'maturity'], may: ['level', 'stage', 'marketOrSector'] }],
  regulatory_environment: [{ needs: ['regulation'], may: ['surroundings', 'level', 'marketOrSector'] }],
  financing_type_id: [
    { needs: ['moneySource', 'moneyKind'], may: ['main', 'type', 'fund', 'raised'] },
    { needs: ['financedBy'], may: ['main', 'moneyKind'] },
    { needs: ['investor'], may: ['main', 'type'], isVague: true },
  ],
  cash_runway_months: [
    { needs: ['runway'], may: ['cash', 'month', 'lasting', 'number', 'rate', 'burn'] },
    { needs: ['month', 'lasting'], may: ['cash', 'number', 'activity', 'burn', 'rate'] },
    { needs: ['month', 'cash'], may: ['lasting', 'number', 'activity'] },
    { needs: ['cash', 'lasting'], may: ['month', 'number', 'activity', 'size'] },
    { needs: ['cash'], may: ['lasting', 'month', 'number', 'activity', 'size'], isVague: true },
  ],
  burn_rate: [
    { needs: ['burn'], may: ['ofBurn', 'spend', 'size'] },
    { needs: ['spend', 'month'], may: ['ofBurn', 'net', 'cash', 'average', 'total'] },
    { needs: ['spend', 'cash'], may: ['ofBurn'], isVague: true, never: ['fund'] },
  ],
  funding_raised: [
    { needs: ['raised', 'fund'], may: ['ofRaised', 'total', 'size'] },
    { needs: ['raised'], may: ['ofRaised', 'total'] },
    { needs: ['fund', 'ofRaised'], may: ['total', 'raised'], never: ['project'] },
  ],
  revenue: [
    { needs: ['revenue'], may: ['year', 'total', 'net', 'ofRevenue', 'size'], never: ['number'] },
    { needs: ['income'], may: ['year', 'total', 'ofRevenue', 'revenue'] },
  ],
  profit_margin: [
    { needs: ['margin'], may: ['ofProfit', 'year', 'average', 'level', 'rate'] },
    { needs: ['returnOnSales'], may: ['net', 'year', 'ofProfit'] },
    { needs: ['profit', 'revenue'], may: ['ofProfit', 'net', 'year', 'share'] },
    { needs: ['profit'], may: ['ofProfit', 'net', 'year', 'rate', 'share'], isVague: true },
  ],
  customer_acquisition_cost: [
    { needs: ['acquire', 'cost'], may: ['ofAcquisition', 'average', 'cac', 'unit'] },
    { needs: ['cac'], may: ['ofAcquisition', 'average', 'acquire', 'cost'] },
    { needs: ['cost', 'customer'], may: ['ofAcquisition', 'average', 'acquire'] },
  ],
  lifetime_value: [
    { needs: ['lifetimeValue'], may: ['ofLifetime', 'average', 'lifetime', 'worth', 'customer', 'total'] },
    { needs: ['lifetime', 'worth'], may: ['ofLifetime', 'average', 'customer', 'total'] },
    { needs: ['value', 'customer'], may: ['ofLifetime', 'average', 'lifetime'], isVague: true },
  ],
  revenue_per_employee: [{ needs: ['revenue', 'head'], may: ['year', 'average'] }],
  innovation_level: [{ needs: ['innovation'], may: ['level', 'product', 'technology', 'rate', 'type'] }],
  patent_count: [{ needs: ['patent'], may: ['number', 'ownedRights', 'total', 'when'] }],
  unique_technology: [{ needs: ['unique', 'technology'], may: ['level', 'product'] }],
  price_advantage: [{ needs: ['price', 'advantage'], may: ['level', 'product'] }],
  unique_features: [{ needs: ['unique', 'feature'], may: ['level', 'product', 'number'] }],
  scalability_potential: [{ needs: ['scaling'], may: ['potential', 'level', 'product', 'growth'] }],
  marginal_cost: [{ needs: ['marginal', 'cost'], may: ['share', 'product'] }],
  network_effects: [{ needs: ['network', 'effect'], may: ['level', 'product'] }],
  customer_feedback: [{ needs: ['satisfaction', 'customer'], may: ['level', 'average', 'product'] }],
  problem_relevance: [{ needs: ['problem', 'relevance'], may: ['level', 'customer'] }],
};
