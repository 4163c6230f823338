import { auditActionIds, auditTargetTypes, type EndpointQuery } from '@aval/contract';
import { type AuditState, defaultAuditState } from '@aval/screens';

import { searchable } from '../../../lists/browseAddress.ts';

const texts = ['q', 'person', 'startup'] as const;
const days = ['from', 'to'] as const;
const choices = ['target', 'action'] as const;

/** Reads an address; invalid values are ignored. */
export function readAuditAddress(address: URLSearchParams): AuditState {
  const text = (key: string) => searchable(address.get(key) ?? '');
  const day = (key: string) => dayIn(address.get(key));
  return {
    q: text('q'),
    person: text('person'),
    startup: text('startup'),
    target: auditTargetTypes.find((type) => type === address.get('target')) ?? null,
    action: auditActionIds.find((id) => id === address.get('action')) ?? null,
    from: day('from'),
    to: day('to'),
  };
}

/** The shortest address for this state. */
export function writeAuditAddress(state: AuditState): URLSearchParams {
  const address = new URLSearchParams();
  for (const key of [...texts, ...choices, ...days]) {
    const value = state[key];
    if (value !== null && value !== defaultAuditState[key]) address.set(key, value);
  }
  return address;
}

/** The query of the endpoints for this state: days begin and end in the time zone of this device. */
export function auditQuery(state: AuditState): EndpointQuery<'exportAuditEvents'> {
  return {
    ...Object.fromEntries(texts.map((key) => [key, state[key].trim()] as const).filter(([, text]) => text !== '')),
    ...(state.target && { target: state.target }),
    ...(state.action && { action: state.action }),
    ...(state.from !== '' && { from: startOf(state.from, 0) }),
    ...(state.to !== '' && { to: startOf(state.to, 1) }),
  };
}

/** 'YYYY-MM-DD', or '' for anything else. */
function dayIn(text: string | null): string {
  const isDay = /^[2-9]\d{3}-\d{2}-\d{2}$/.test(text ?? '') && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
  return isDay ? (text ?? '') : '';
}

/** The first moment of a day, or of a later one. */
function startOf(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const start = new Date(year, month - 1, date + later);
  return start.getUTCFullYear() > 9999 ? `${day}T23:59:59.999Z` : start.toISOString();
}
