import { type CalculationRecord, type MasterDataLists, type Startup, startupField } from '@aval/contract';
import { fieldText } from '@aval/forms';
import { type Locale, NOT_AVAILABLE } from '@aval/metrics';
import { t } from '@lingui/core/macro';

/** The key facts of a startup for an investment committee. */
const factIds = [
  'industry_id',
  'stage_id',
  'business_model_id',
  'foundation_year',
  'funding_raised',
  'revenue',
  'burn_rate',
] as const;

const listOf: Readonly<Record<string, keyof MasterDataLists>> = {
  industry_id: 'industries',
  stage_id: 'stages',
  business_model_id: 'businessModels',
};

export interface ReportFact {
  label: string;
  /** 'N/A' when not stated. */
  text: string;
}

/**
 * Formats the facts of a startup that the calculation used.
 *
 * @param lists The labels of its classification, if loaded.
 */
export function reportFacts(
  startup: Startup,
  { inputs = {} }: CalculationRecord,
  lists: Partial<MasterDataLists>,
  locale: Locale,
): ReportFact[] {
  const read: Record<string, unknown> = { ...startup, ...inputs };
  const defaulted = Array.isArray(read['defaulted_fields']) ? read['defaulted_fields'] : [];
  return factIds.map((id) => {
    const field = startupField(id);
    const list = listOf[id];
    const rows: readonly { id: number; name?: string }[] = (list && lists[list]) ?? [];
    const text = list ? rows.find((row) => row.id === read[id])?.name : fieldText(field, read[id], locale);
    const label = field.label[locale];
    return { label, text: text ? (defaulted.includes(id) ? `${text} (${t`default`})` : text) : NOT_AVAILABLE };
  });
}
