import { type CalculationRecord, fieldLabel } from '@aval/contract';
import type { Locale } from '@aval/metrics';
import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';

/**
 * Says which proposal of the owners led to a calculation.
 *
 * @param i18n Of the texts around it.
 * @param day Prints the day on which it was made.
 * @returns null for other causes.
 */
export function causeText(
  i18n: I18n,
  { proposal }: Pick<CalculationRecord, 'proposal'>,
  locale: Locale,
  day: (date: string) => string,
): string | null {
  if (!proposal) return null;
  const date = day(proposal.created_at);
  const fields = proposal.fields.map((field) => fieldLabel(field)[locale]).join(', ');
  return proposal.is_automatic
    ? t(i18n)`Accepted without a review, from the owners' figures of ${date}: ${fields}`
    : t(i18n)`Accepted from the owners' figures of ${date}: ${fields}`;
}
