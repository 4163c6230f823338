import type { Locale } from '@aval/metrics';

import { valueText } from '../../contradictions/valueText.ts';
import { isEditFieldId } from '../edit/editFields.ts';
import { lookupLabel, type LookupRows } from '../lookups.ts';
import { wizardField } from '../wizardFields.ts';
import type { ClaimId } from './claims.ts';

/** Prints a value of a figure: a number with its unit, a choice by its name; null for what has no short form. */
export function claimText(id: ClaimId, value: unknown, rows: LookupRows, locale: Locale): string | null {
  if (!isEditFieldId(id)) return null;
  const number = value === false ? 0 : typeof value === 'string' ? Number(value) : value;
  if (typeof number !== 'number' || value === '' || Number.isNaN(number)) return null;
  const { lookup } = wizardField(id);
  if (lookup === undefined) return valueText(id, number, locale);
  const row = rows[lookup]?.find((each) => each.id === number);
  return row ? lookupLabel(row) : '…';
}
