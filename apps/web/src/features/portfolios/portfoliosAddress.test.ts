import { describe, expect, it } from 'vitest';

import { firstPortfoliosState, readPortfoliosAddress, writePortfoliosAddress } from './portfoliosAddress.ts';

const read = (text: string) => readPortfoliosAddress(new URLSearchParams(text));

describe('readPortfoliosAddress', () => {
  it('is the whole list without a dialog for an empty address', () => {
    expect(read('')).toEqual(firstPortfoliosState);
  });

  it('reads the search, and the dialog with what it is about', () => {
    expect(read('q=sea&open=remove&portfolio=3&startup=9')).toEqual({
      ...firstPortfoliosState,
      q: 'sea',
      open: 'remove',
      portfolio: 3,
      startup: 9,
    });
  });

  it.each(['open=view', 'open=edit&portfolio=x', 'open=share&portfolio=3', 'portfolio=3', 'page=0'])(
    'opens nothing for %s',
    (text) => {
      expect(read(text)).toEqual(firstPortfoliosState);
    },
  );

  it('shows the portfolio when the startup to remove is not named', () => {
    expect(read('open=remove&portfolio=3')).toEqual({ ...firstPortfoliosState, open: 'view', portfolio: 3 });
  });

  it('keeps search and page of the candidates for the dialog that adds, and for no other', () => {
    expect(read('open=add&portfolio=3&find=sol&findPage=2')).toMatchObject({ find: 'sol', findPage: 2 });
    expect(read('open=view&portfolio=3&find=sol&findPage=2')).toMatchObject({ find: '', findPage: 1 });
  });
});

describe('writePortfoliosAddress', () => {
  it('leaves out what is as at first', () => {
    expect(writePortfoliosAddress(firstPortfoliosState).toString()).toBe('');
  });

  it('is read back as it was written', () => {
    const state = { ...firstPortfoliosState, q: 'a & b', page: 2, open: 'add', portfolio: 3, find: 'sol' } as const;
    expect(readPortfoliosAddress(writePortfoliosAddress(state))).toEqual(state);
  });
});
