import { defaultBrowseState } from '@aval/screens';
import { describe, expect, it } from 'vitest';

import { readAddress, searchable, searchQuery, writeAddress } from './browseAddress.ts';

const read = (text: string) => readAddress(new URLSearchParams(text));

describe('readAddress', () => {
  it('is the first page sorted by name for an empty address', () => {
    expect(read('')).toEqual(defaultBrowseState);
  });

  it('reads search, filters, order and page', () => {
    expect(read('q=solar&industry=2&stage=4&score=60&sort=updated_at&order=desc&page=3')).toEqual({
      q: 'solar',
      industry: 2,
      stage: 4,
      score: 60,
      sort: 'updated_at',
      order: 'desc',
      page: 3,
    });
  });

  it.each([
    ['sort=score', 'desc'],
    ['sort=evidenced', 'desc'],
    ['sort=evidenced&order=asc', 'asc'],
    ['sort=name', 'asc'],
  ])('reads %s as %s', (text, order) => {
    expect(read(text).order).toBe(order);
  });

  it.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'industry=abc', 'score=65', 'sort=password', 'order=sideways'])(
    'ignores %s',
    (text) => {
      expect(read(text)).toEqual(defaultBrowseState);
    },
  );
});

describe('searchable', () => {
  it('removes characters that cannot be typed, truncates long texts, and never splits a character', () => {
    expect(searchable('\u0000so\u0007lar')).toBe('solar');
    expect(searchable('a'.repeat(2000))).toHaveLength(200);
    expect(searchable(`${'a'.repeat(199)}😀`)).toBe('a'.repeat(199));
    expect(searchable('100 % "_😀')).toBe('100 % "_😀');
  });
});

describe('writeAddress', () => {
  it('omits default values', () => {
    expect(writeAddress(defaultBrowseState).toString()).toBe('');
  });

  it.each(['asc', 'desc'] as const)('round-trips in the order %s', (order) => {
    const state = { q: 'a & b', industry: 1, stage: null, score: 80, sort: 'score', order, page: 2 } as const;
    expect(readAddress(writeAddress(state))).toEqual(state);
  });

  it('names the order only where it is not the usual one of its column', () => {
    expect(writeAddress({ ...defaultBrowseState, sort: 'score', order: 'desc' }).toString()).toBe('sort=score');
    expect(writeAddress({ ...defaultBrowseState, sort: 'score', order: 'asc' }).toString()).toBe(
      'sort=score&order=asc',
    );
  });
});

describe('searchQuery', () => {
  it('requests ten results sorted by name and omits empty filters', () => {
    expect(searchQuery({ ...defaultBrowseState, q: '  ' })).toEqual({ sort: 'name', order: 'asc', page: 1, limit: 10 });
  });

  it('requests scores from the selected minimum, highest first', () => {
    expect(searchQuery({ ...defaultBrowseState, score: 80, sort: 'score', order: 'desc' })).toMatchObject({
      min_score: 80,
      sort: 'score',
      order: 'desc',
    });
  });
});
