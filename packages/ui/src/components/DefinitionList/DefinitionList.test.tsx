import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { DefinitionList } from './DefinitionList.tsx';

afterEach(cleanup);

describe('DefinitionList', () => {
  conforms(<DefinitionList items={[{ term: 'Location', value: 'Bilbao' }]} />);

  it.each([null, undefined, ''])('shows No data for %s', (value) => {
    render(<DefinitionList items={[{ term: 'Tax ID', value }]} />);
    expect(screen.getByRole('definition').textContent).toBe('No data');
  });

  it.each([
    ['where one has one', undefined, true],
    ['without marks next to a list with marks', true, false],
  ])('reserves space for a mark in every row %s', (_, hasMarks, isMarked) => {
    const mark = isMarked ? <span role="img" aria-label="stated" /> : undefined;
    const items = [
      { term: 'Location', value: 'Bilbao', mark },
      { term: 'Tax ID', value: null },
      { term: 'Description', value: 'Sells invoices.', layout: 'stacked' as const },
    ];
    render(<DefinitionList items={items} hasMarks={hasMarks} />);
    for (const value of screen.getAllByRole('definition')) expect(value.lastElementChild?.tagName).toBe('SPAN');
    expect(screen.getAllByRole('definition').map((value) => value.childNodes.length)).toEqual([2, 2, 2]);
  });

  it('shows a badge before its value, and none without a value', () => {
    const items = [
      { term: 'Patents', value: 0, badge: 'default' },
      { term: 'Tax ID', value: null, badge: 'default' },
    ];
    render(<DefinitionList items={items} />);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['default0', 'No data']);
  });

  it('prints 0 as a value', () => {
    render(<DefinitionList items={[{ term: 'Patents', value: 0 }]} />);
    expect(screen.getByRole('definition').textContent).toBe('0');
  });
});
