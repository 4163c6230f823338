/** Facts of a demo startup under their wire names; an absent field is an unknown fact. */
export interface DemoFacts {
  name: string;
  nif?: string;
  description: string;
  location: string;
  foundation_year: number;
  website_url?: string;
  linkedin_url?: string;
  twitter_url?: string;
  youtube_url?: string;
  is_private: 0 | 1;
  industry_id: number;
  stage_id: number;
  business_model_id: number;
  market_size_id: number;
  financing_type_id: number;
  founder_count: number;
  team_size: number;
  industry_experience_years: number;
  founders_education_level: number;
  technical_expertise: number;
  business_expertise: number;
  team_completeness: number;
  execution_capacity: number;
  total_market_size?: number;
  target_segment_size?: number;
  competitor_count: number;
  market_growth_rate: number;
  entry_barriers: number;
  market_maturity: number;
  regulatory_environment: number;
  cash_runway_months: number;
  burn_rate?: number;
  funding_raised?: number;
  revenue?: number;
  profit_margin: number;
  customer_acquisition_cost?: number;
  lifetime_value?: number;
  revenue_per_employee?: number;
  innovation_level: number;
  patent_count: number;
  unique_technology: number;
  price_advantage: number;
  unique_features: number;
  scalability_potential: number;
  marginal_cost: number;
  network_effects: number;
  customer_feedback: number;
  problem_relevance: number;
  product_description?: string;
  market_description?: string;
  team_description?: string;
  financial_description?: string;
  team?: DemoTeam;
  financials?: DemoFinancials;
  value_proposition?: DemoValueProposition;
  /** Inputs that have a default instead of a stated value. */
  defaulted_fields?: DemoField[];
}

type DemoField = Exclude<keyof DemoFacts, 'defaulted_fields'>;

interface DemoTeam {
  members?: { id: string; name?: string; role?: string }[];
  /** Strength is 0-10. */
  relationships?: { a: string; b: string; strength: number }[];
  founders?: { name?: string; previous_startups?: number; successful_exits?: number }[];
}

/** Money in EUR, growth in % a year. */
interface DemoFinancials {
  total_debt?: number;
  total_equity?: number;
  cash_in_bank?: number;
  revenue_history?: { year: number; revenue: number }[];
  revenue_growth_rate?: number;
  pre_money_valuation?: number;
}

interface DemoValueProposition {
  /** Share of surveyed users, 0-100. */
  very_disappointed_pct?: number;
  /** Market share is 0-1, strength 0-10. */
  competitors?: { name: string; market_share?: number; strength?: number }[];
  corporate?: DemoCorporateFacts;
  educational?: DemoEducationalFacts;
}

/** Ratings are 0-10. */
interface DemoCorporateFacts {
  strategic_alignment?: number;
  channel_synergy?: number;
  executive_sponsorship?: number;
  cross_department_experience?: number;
  market_overlap_pct?: number;
  months_to_market_alone?: number;
  months_to_market_with_partner?: number;
  average_tenure_years?: number;
}

/** Ratings are 0-10, readiness 1-9, the rest counts. */
interface DemoEducationalFacts {
  trl?: number;
  publications?: number;
  awards?: number;
  mentors?: number;
  faculty_involvement?: number;
  institutional_support?: number;
  market_overlap_pct?: number;
  students?: Record<string, number>;
}

/** Differences from today's facts at an earlier date; `null` means unknown then. */
interface DemoEarlierVersion {
  date: string;
  facts: { [Field in keyof DemoFacts]?: DemoFacts[Field] | null };
}

export interface DemoStartup {
  /** Stable name by which follows and portfolios refer to it. */
  key: string;
  created_by: DemoUserKey;
  owners: DemoUserKey[];
  /** The page its facts were scraped from, if any. */
  scraped_from?: string;
  /** Today's facts. */
  facts: DemoFacts;
  /** When the first facts were stored. */
  created_at: string;
  /** When today's facts were evaluated, or null when required facts are missing. */
  evaluated_at: string | null;
  /** When today's facts were evaluated once more because everything was, if they are old by now. */
  recalculated_at?: string;
  /** Why figures that contradict each other are right, by contradiction; nobody has accepted it yet. */
  answers?: Record<string, { text: string; by: DemoUserKey }>;
  /** Oldest first, each evaluated as of its date. */
  earlier: DemoEarlierVersion[];
}

/** Complete facts as of a date. */
export interface DemoVersion {
  date: string;
  facts: DemoFacts;
}

export type DemoUserKey =
  | 'admin'
  | 'corporate'
  | 'education'
  | 'investor'
  | 'founder'
  | 'aitana'
  | 'bernat'
  | 'carmen'
  | 'diego'
  | 'elena'
  | 'giulia'
  | 'henrik'
  | 'ines'
  | 'joana'
  | 'markel'
  | 'nerea'
  | 'paula'
  | 'rafael'
  | 'sofia';

export interface DemoUser {
  key: DemoUserKey;
  email: string;
  first_name: string;
  last_name: string;
  role: 'admin' | 'user';
  profile_type_code: 'E' | 'C' | 'F' | 'I';
  profile_group_code: 'FOUNDER' | 'INVESTOR' | 'ANALYST';
  phone?: string;
  linkedin_personal_url?: string;
  company_name?: string;
  linkedin_company_url?: string;
  /** Only these accounts have a password. */
  can_sign_in: boolean;
  created_at: string;
}

export interface DemoFollows {
  user: DemoUserKey;
  startups: string[];
}

/** A recommendation that an owner took up. */
export interface DemoAction {
  startup: string;
  by: DemoUserKey;
  /** The rule of the recommendation, in the calculation that was the newest then. */
  rule: string;
  created_at: string;
  assignee: string;
  due_date: string | null;
  proof: string;
  /** Whether the next calculation, whose score shows the gain, rests on it. */
  is_accepted: boolean;
}

export interface DemoPortfolio {
  owner: DemoUserKey;
  name: string;
  description: string;
  created_at: string;
  startups: string[];
}
