import {
  capitalFacts,
  isStartupFieldId,
  type MasterDataLists,
  type ScrapeResult,
  startupField,
  type StartupFieldId,
  type StartupFinancials,
} from '@aval/contract';
import { fieldText, listedRevenue } from '@aval/forms';
import { formatMoney, type Locale } from '@aval/metrics';

/** A fact of a page, formatted for display. */
export interface ScrapedFact {
  id: StartupFieldId;
  value: string;
  /** The quote that states it. */
  quote: string;
}

/**
 * The facts that a page states, in the order in which they were found.
 *
 * @param lookups The labels of choices; their numbers are shown until they have loaded.
 */
export function scrapedFacts(
  { mapped, startup }: Pick<ScrapeResult, 'mapped' | 'startup'>,
  lookups: MasterDataLists | undefined,
  locale: Locale,
): ScrapedFact[] {
  const sources: Record<string, unknown> = Object(startup['field_sources']) as Record<string, unknown>;
  return mapped.filter(isStartupFieldId).map((id) => {
    const { quote } = Object(sources[id]) as { quote?: unknown };
    return { id, value: valueText(id, startup[id], lookups, locale), quote: typeof quote === 'string' ? quote : '' };
  });
}

function valueText(id: StartupFieldId, value: unknown, lookups: MasterDataLists | undefined, locale: Locale): string {
  if (typeof value === 'string') return value;
  if (id === 'financials') return financialsText(value as StartupFinancials, locale);
  const field = startupField(id);
  const choices = field.lookup && lookups?.[field.lookup];
  const choice = choices?.find((row) => row.id === value);
  return choice?.name ?? fieldText(field, value, locale) ?? String(value);
}

/** The cash and the revenue by year: 'Cash in bank 300.000 €, 2025 310.000 €, 2024 120.000 €'. */
function financialsText(financials: StartupFinancials, locale: Locale): string {
  const { cash_in_bank: cash } = financials;
  const history = listedRevenue(financials).map(({ name, details }) => [name, ...details].join(' '));
  const { label } = capitalFacts.cash_in_bank;
  return [...(typeof cash === 'number' ? [`${label[locale]} ${formatMoney(cash)}`] : []), ...history].join(', ');
}
