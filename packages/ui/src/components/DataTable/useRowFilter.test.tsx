import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';

import { useRowFilter } from './useRowFilter.ts';

const rows = [{ name: 'Kelpa' }, { name: 'Kumo' }, { name: 'Puente' }];
const textsOf = (row: { name: string }) => [row.name];

function List() {
  const [query, setQuery] = useState('');
  return (
    <>
      <input value={query} onChange={(event) => setQuery(event.target.value)} />
      <p>{useRowFilter(rows, textsOf, query).map(({ name }) => name)}</p>
    </>
  );
}

const shown = () => screen.getByRole('paragraph').textContent;

function type(query: string): void {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: query } });
}

afterEach(cleanup);

test('defers the first query until the rows are read, and answers later ones immediately', async () => {
  render(<List />);
  const seen: (string | null)[] = [];
  await act(async () => {
    type('k');
    seen.push(shown());
  });
  seen.push(shown());
  await act(async () => {
    type('ku');
    seen.push(shown());
    type('pu');
    seen.push(shown());
  });
  seen.push(shown());
  expect(seen).toEqual(['KelpaKumoPuente', 'KelpaKumo', 'Kumo', 'Puente', 'Puente']);
});
