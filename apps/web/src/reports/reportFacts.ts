import {
  type CalculationRecord,
  type FieldSource,
  type MasterDataLists,
  type Startup,
  startupField,
  type StartupFieldId,
  startupFieldIds,
} from '@aval/contract';
import { fieldText, lookupLabel } from '@aval/forms';
import { formatDate, type Locale, NOT_AVAILABLE } from '@aval/metrics';
import { t } from '@lingui/core/macro';

import { factOrigin, type FactOrigin } from './factOrigin.ts';

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

export interface ReportFact {
  label: string;
  /** 'N/A' when not stated. */
  text: string;
}

/** A fact with what supports it. */
export interface DatedFact extends ReportFact, FactOrigin {
  id: StartupFieldId;
  /** The stored number; the label of a choice. */
  raw: number | string;
  unit: string;
  /** As printed; empty without a date. */
  shownDate: string;
  /** The kind of evidence in words; empty where it is unknown. */
  evidence: string;
}

function readerOf(
  startup: Startup,
  { inputs = {} }: CalculationRecord,
  lists: Partial<MasterDataLists>,
  locale: Locale,
) {
  const read: Record<string, unknown> = { ...startup, ...inputs };
  const defaulted = Array.isArray(read['defaulted_fields']) ? read['defaulted_fields'] : [];
  return (id: StartupFieldId) => {
    const field = startupField(id);
    const row = field.lookup && lists[field.lookup]?.find((each) => each.id === read[id]);
    const found = field.lookup ? row && lookupLabel(row) : fieldText(field, read[id], locale);
    const isDefault = defaulted.includes(id);
    const text = found ? (isDefault ? `${found} (${t`default`})` : found) : NOT_AVAILABLE;
    return { field, value: read[id], found: found ?? null, text };
  };
}

/**
 * Formats the facts of a startup that the calculation used.
 *
 * @param lists The labels of its classification, if loaded.
 */
export function reportFacts(
  startup: Startup,
  calculation: CalculationRecord,
  lists: Partial<MasterDataLists>,
  locale: Locale,
): ReportFact[] {
  const read = readerOf(startup, calculation, lists, locale);
  return factIds.map((id) => {
    const { field, text } = read(id);
    return { label: field.label[locale], text };
  });
}

/** Every number and choice that the calculation read, with its date and its kind of evidence. */
export function datedFacts(
  startup: Startup,
  calculation: CalculationRecord,
  lists: Partial<MasterDataLists>,
  locale: Locale,
): DatedFact[] {
  const read = readerOf(startup, calculation, lists, locale);
  const names: Record<FieldSource['kind'], string> = {
    stated: t`Stated`,
    document: t`Document`,
    url: t`Web page`,
    import: t`Import`,
    defaulted: t`Default`,
  };
  return startupFieldIds.flatMap((id): DatedFact[] => {
    const { field, value, found } = read(id);
    if (!field.evaluated || typeof value !== 'number' || found === null) return [];
    const origin = factOrigin(startup, calculation, id);
    return [
      {
        id,
        label: field.label[locale],
        text: found,
        raw: field.lookup ? found : value,
        unit: field.unit?.[locale] ?? '',
        ...origin,
        shownDate: origin.date === null ? '' : formatDate(origin.date, locale),
        evidence: origin.kind === null ? '' : names[origin.kind],
      },
    ];
  });
}
