import { describe, expect, it } from 'vitest';

import { readUsersAddress, writeUsersAddress } from './usersAddress.ts';

const read = (text: string) => readUsersAddress(new URLSearchParams(text));

describe('readUsersAddress', () => {
  it('is the unfiltered list without a dialog for an empty address', () => {
    expect(read('')).toEqual({ q: '', dialog: null });
  });

  it('reads the search, the dialog and its account', () => {
    expect(read('q=marta&open=edit&user=7')).toEqual({ q: 'marta', dialog: { open: 'edit', user: 7 } });
    expect(read('open=create')).toEqual({ q: '', dialog: { open: 'create' } });
  });

  it.each(['open=edit', 'open=delete&user=x', 'open=edit&user=-1', 'open=erase&user=7', 'user=7'])(
    'ignores the dialog of %s',
    (text) => {
      expect(read(text).dialog).toBeNull();
    },
  );
});

describe('writeUsersAddress', () => {
  it.each(['', 'q=marta', 'q=marta&open=delete&user=7', 'open=create'])('round-trips %j', (text) => {
    expect(writeUsersAddress(read(text)).toString()).toBe(text);
  });
});
