import {
  type AuditDetail,
  auditActionText,
  auditTargetTexts,
  fieldLabel,
  isStartupFieldId,
  type Locale,
  profileGroupOf,
  profileTypeOf,
  roleOf,
  startupField,
  type Text,
} from '@aval/contract';
import { formatNumber } from '@aval/metrics';

import type { LoadedMasterData } from '../services/LoadedMasterData.ts';
import { detailLabels, runTexts, valueTexts } from './auditTexts.ts';

type Detail = Readonly<Record<string, unknown>>;

interface Reader {
  locale: Locale;
  masterData: LoadedMasterData;
}

/** Longer values are cut: a row of the log is read, not edited. */
const longest = 300;

/** What an event stored about its change, as lines in the reader's language: first the changes, then the facts. */
export function describeDetail(detail: Detail | null, reader: Reader): AuditDetail[] {
  if (detail === null) return [];
  return [...changesOf(detail, reader), ...factsOf(detail, reader)];
}

function changesOf({ changes, fields }: Detail, reader: Reader): AuditDetail[] {
  const lines = Object.entries(recordOf(changes)).map(([field, change]): AuditDetail => {
    const { from, to } = recordOf(change);
    const label = labelOf(field, reader.locale);
    // A structured fact is too long to read as a value.
    if (isStructured(from) || isStructured(to)) return { label, from: null, to: valueTexts.changed[reader.locale] };
    return { label, from: valueText(field, from, reader), to: valueText(field, to, reader) };
  });
  const untold = Array.isArray(fields) ? fields.map(String) : [];
  return [
    ...lines,
    ...untold.map((field) => ({
      label: labelOf(field, reader.locale),
      from: null,
      to: valueTexts.changed[reader.locale],
    })),
  ];
}

/** What every event of a kind says, in addition to its changes. */
function factsOf(detail: Detail, reader: Reader): AuditDetail[] {
  const { locale } = reader;
  const facts: [string, string | null][] = [
    ['startup', detail['startup_id'] === undefined ? null : nameAndNumber(detail, 'startup')],
    // Events of earlier versions say only who became or was an owner.
    ['owner', detail['user_id'] === undefined || detail['changes'] ? null : nameAndNumber(detail, 'user')],
    ['confirmed', namesOf(detail['confirmed'], locale)],
    ['recommendation', text(recordOf(detail['recommendation'])[locale])],
    ['role', typeof detail['role'] === 'string' ? valueText('role', detail['role'], reader) : null],
    ['run', typeof detail['process'] === 'string' ? runText(detail, locale) : null],
    ...(['address', 'url', 'calculation_date', 'reason'] as const).map((key): [string, string | null] => [
      key,
      text(detail[key]),
    ]),
    ...Object.entries(recordOf(detail['filters'])).map(([key, value]): [string, string | null] => [
      key,
      filterText(key, String(value), locale),
    ]),
  ];
  return facts.flatMap(([key, to]) => (to === null ? [] : [{ label: labelOf(key, locale), from: null, to: cut(to) }]));
}

/** The labels of a list of fields. */
function namesOf(fields: unknown, locale: Locale): string | null {
  return Array.isArray(fields) ? fields.map((field) => labelOf(String(field), locale)).join(', ') : null;
}

function labelOf(field: string, locale: Locale): string {
  return (detailLabels[field] ?? fieldLabel(field))[locale];
}

function valueText(field: string, value: unknown, { locale, masterData }: Reader): string {
  if (value === null || value === undefined || value === '') return valueTexts.none[locale];
  const lookup = isStartupFieldId(field) ? startupField(field).lookup : undefined;
  if (lookup) return masterData.list(lookup, locale).find(({ id }) => id === value)?.name ?? shown(value);
  const named = codeText(field, value);
  if (named) return named[locale];
  if (typeof value === 'boolean') return valueTexts[value ? 'yes' : 'no'][locale];
  if (typeof value === 'object') return nameAndNumber({ ...value }, '');
  if (typeof value !== 'number') return cut(shown(value));
  return field.endsWith('_year')
    ? String(value)
    : formatNumber(value, Math.min(4, (String(value).split('.')[1] ?? '').length));
}

/** The text of a value that is a code. */
function codeText(field: string, value: unknown): Text | undefined {
  switch (field) {
    case 'role':
      return roleOf(value)?.name;
    case 'profile_type_code':
      return profileTypeOf(value)?.name;
    case 'profile_group_code':
      return profileGroupOf(value)?.name;
    case 'schedule':
      return value === 'on' ? valueTexts.on : valueTexts.off;
    case 'is_private':
      return value ? valueTexts.private : valueTexts.public;
    default:
      return undefined;
  }
}

function filterText(key: string, value: string, locale: Locale): string {
  if (key === 'action') {
    const [type = '', action = ''] = value.split('.');
    return auditActionText(type, action)?.[locale] ?? value;
  }
  const kinds: Readonly<Record<string, Text>> = auditTargetTexts;
  return key === 'target' ? (kinds[value]?.[locale] ?? value) : value;
}

function runText(detail: Detail, locale: Locale): string {
  const run = `${String(detail['process'])} ${String(detail['kind'])}`;
  return runTexts[run]?.[locale] ?? run;
}

/** 'Ana Ruiz (12)', or only the number of what had no name. */
function nameAndNumber(values: Detail, prefix: string): string {
  const key = (name: string) => (prefix === '' ? name : `${prefix}_${name}`);
  const id = String(values[key('id')]);
  const name = text(values[key('name')]);
  return name === null ? id : `${name} (${id})`;
}

function isStructured(value: unknown): boolean {
  return Array.isArray(value) || (typeof value === 'object' && value !== null && !('name' in value && 'id' in value));
}

/** A text, number or boolean as it is; nothing for structured values, which are not read here. */
const shown = (value: unknown): string =>
  ['string', 'number', 'boolean'].includes(typeof value) ? `${value as string | number | boolean}` : '';

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const cut = (value: string): string => (value.length > longest ? `${value.slice(0, longest - 1)}…` : value);

function recordOf(value: unknown): Detail {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
