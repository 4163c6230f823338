import type { CreateStartup } from '../schemas/sentStartup.ts';
import { startupFields } from '../startupFields.ts';

const defaults = Object.fromEntries(
  startupFields.filter((field) => field.default !== undefined).map((field) => [field.id, field.default]),
);

/** A valid new startup: the create form's defaults and a value for every required field. */
export function newStartup(): Record<string, unknown> {
  const asked = {
    name: 'Kelpa',
    location: 'Vigo, Spain',
    description: 'A biodegradable gel for wound care.',
    foundation_year: 2025,
    industry_id: 2,
    stage_id: 2,
    business_model_id: 1,
    market_size_id: 3,
    financing_type_id: 2,
    total_market_size: 900,
    target_segment_size: 120,
    burn_rate: 15_000,
    profit_margin: -100,
  } satisfies Partial<CreateStartup>;
  return { ...defaults, ...asked };
}
