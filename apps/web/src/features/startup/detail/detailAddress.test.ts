import type { DetailState } from '@aval/screens';
import { calculationKey } from '@aval/screens';
import { describe, expect, it } from 'vitest';

import { readDetailAddress, readHistoryAddress, writeDetailAddress, writeHistoryAddress } from './detailAddress.ts';

const all = ['general', 'corporate', 'educational'] as const;
const read = (text: string, lenses: Parameters<typeof readDetailAddress>[1] = all) =>
  readDetailAddress(new URLSearchParams(text), lenses);
const first: DetailState = { lens: 'general', at: null, tab: 'value', whatIf: null };

describe('readDetailAddress', () => {
  it('is the newest calculation, the default lens and the first tab for an empty address', () => {
    expect(read('')).toEqual(first);
    expect(read('', ['educational'])).toEqual({ ...first, lens: 'educational' });
    expect(read('', [])).toEqual(first);
  });

  it('reads lens, calculation and tab', () => {
    expect(read('lens=corporate&at=2026-06-22_13:26:37&tab=team')).toEqual({
      lens: 'corporate',
      at: '2026-06-22_13:26:37',
      tab: 'team',
      whatIf: null,
    });
  });

  it('ignores a lens that is not available to the user', () => {
    expect(read('lens=general', ['corporate'])).toEqual({ ...first, lens: 'corporate' });
    expect(read('lens=corporate', [])).toEqual(first);
  });

  it.each(['lens=other', 'at=yesterday', 'at=', 'tab=IE', 'tab=__proto__'])('ignores %s', (text) => {
    expect(read(text)).toEqual(first);
  });
});

describe('writeDetailAddress', () => {
  it('omits default values', () => {
    expect(writeDetailAddress(first, all).toString()).toBe('');
    expect(writeDetailAddress({ ...first, lens: 'corporate' }, ['corporate']).toString()).toBe('');
  });

  it('round-trips', () => {
    const state: DetailState = {
      lens: 'educational',
      at: calculationKey('2026-06-22T13:26:37.000Z'),
      tab: 'market',
      whatIf: 'cash_runway_months:12,bridge',
    };
    expect(readDetailAddress(writeDetailAddress(state, all), all)).toEqual(state);
  });
});

describe('the history in the address', () => {
  const address = new URLSearchParams('tab=team');

  it('is added to the page, read and removed', () => {
    const open = writeHistoryAddress(address, 'burn_rate');
    expect(open.toString()).toBe('tab=team&open=history&field=burn_rate');
    expect(readHistoryAddress(open)).toBe('burn_rate');
    expect(writeHistoryAddress(open, null).toString()).toBe('tab=team');
    expect(address.toString()).toBe('tab=team');
  });

  it.each(['', 'open=history', 'field=burn_rate', 'open=edit&field=burn_rate'])('is closed for %j', (text) => {
    expect(readHistoryAddress(new URLSearchParams(text))).toBeNull();
  });
});

describe('calculationKey', () => {
  it('is the moment in UTC', () => {
    expect(calculationKey('2026-06-22T15:26:37.000+02:00')).toBe('2026-06-22_13:26:37');
  });
});
