import { defaultMyStartups } from '@aval/screens';
import { describe, expect, it } from 'vitest';

import { readAddress, writeAddress } from '../../../lists/browseAddress.ts';
import { readOwnDialog, withOwnDialog } from './myStartupsAddress.ts';

const read = (text: string) => readOwnDialog(new URLSearchParams(text));

describe('the list', () => {
  it('is sorted by name, descending, for an empty address, and writes only what differs from that', () => {
    expect(readAddress(new URLSearchParams(), defaultMyStartups)).toMatchObject({ sort: 'name', order: 'desc' });
    expect(writeAddress(defaultMyStartups, defaultMyStartups).toString()).toBe('');
    expect(writeAddress({ ...defaultMyStartups, order: 'asc' }, defaultMyStartups).toString()).toBe('order=asc');
    expect(readAddress(new URLSearchParams('order=asc'), defaultMyStartups).order).toBe('asc');
  });
});

describe('readOwnDialog', () => {
  it('reads the open dialog and its startup', () => {
    expect(read('q=sea&open=leave&startup=7')).toEqual({ open: 'leave', startup: 7 });
  });

  it.each(['', 'open=edit', 'open=edit&startup=x', 'open=delete&startup=7', 'startup=7'])('is null for %j', (text) => {
    expect(read(text)).toBeNull();
  });
});

describe('withOwnDialog', () => {
  it('keeps search and filters', () => {
    const list = new URLSearchParams('q=sea&page=2');
    const opened = withOwnDialog(list, { open: 'edit', startup: 7 });
    expect(opened.toString()).toBe('q=sea&page=2&open=edit&startup=7');
    expect(withOwnDialog(opened, null).toString()).toBe('q=sea&page=2');
  });
});
