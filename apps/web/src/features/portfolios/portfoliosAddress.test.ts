import { describe, expect, it } from 'vitest';

import { firstPortfoliosState, readPortfoliosAddress, writePortfoliosAddress } from './portfoliosAddress.ts';

const read = (text: string) => readPortfoliosAddress(new URLSearchParams(text));

describe('readPortfoliosAddress', () => {
  it('is the unfiltered list without a dialog for an empty address', () => {
    expect(read('')).toEqual(firstPortfoliosState);
  });

  it('reads the search, the dialog and its portfolio', () => {
    expect(read('q=sea&open=remove&portfolio=3&startup=9')).toEqual({
      ...firstPortfoliosState,
      q: 'sea',
      open: 'remove',
      portfolio: 3,
      startup: 9,
    });
  });

  it.each(['open=view', 'open=edit&portfolio=x', 'open=share&portfolio=3', 'portfolio=3', 'page=0'])(
    'ignores the dialog of %s',
    (text) => {
      expect(read(text)).toEqual(firstPortfoliosState);
    },
  );

  it('shows the portfolio when the startup to remove is missing', () => {
    expect(read('open=remove&portfolio=3')).toEqual({ ...firstPortfoliosState, open: 'view', portfolio: 3 });
  });

  it('reads search and page of the candidates only for the dialog that adds', () => {
    expect(read('open=add&portfolio=3&find=sol&findPage=2')).toMatchObject({ find: 'sol', findPage: 2 });
    expect(read('open=view&portfolio=3&find=sol&findPage=2')).toMatchObject({ find: '', findPage: 1 });
  });
});

describe('writePortfoliosAddress', () => {
  it('omits default values', () => {
    expect(writePortfoliosAddress(firstPortfoliosState).toString()).toBe('');
  });

  it('round-trips', () => {
    const state = { ...firstPortfoliosState, q: 'a & b', page: 2, open: 'add', portfolio: 3, find: 'sol' } as const;
    expect(readPortfoliosAddress(writePortfoliosAddress(state))).toEqual(state);
  });
});
