import { correlationBand, portfolioBand } from '@aval/metrics';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { areaAxes, portfolio, similarity } from '../shared/fixtures.ts';
import { CorrelationMatrix } from './CorrelationMatrix.tsx';

const chart = (
  <CorrelationMatrix title="Matrix" items={areaAxes('en')} values={similarity([67.2, null, 65.73, 70.43])} />
);
const many = (
  <CorrelationMatrix
    title="Many"
    items={portfolio.map(([label, score]) => ({ id: label, label, score }))}
    values={similarity(portfolio.map(([, score]) => score))}
  />
);

const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(screen.getByRole('img'), { key });
};

Element.prototype.scrollIntoView = vi.fn<() => void>();

afterEach(cleanup);

conforms(chart);

test('announces both names, the percentage and its band', () => {
  render(chart);
  press('ArrowRight');
  expect(screen.getByRole('img', { name: 'Value and Financial: No data' })).toBeDefined();
  press('ArrowRight');
  expect(screen.getByRole('img', { name: /^Value and Market: 98,53\s%, high/ })).toBe(document.activeElement);
});

test('ignores the keyboard shortcuts of the browser', () => {
  render(chart);
  press('ArrowRight');
  const before = document.activeElement;
  for (const held of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }])
    expect(fireEvent.keyDown(screen.getByRole('img'), { key: 'ArrowLeft', ...held })).toBe(true);
  expect(document.activeElement).toBe(before);
});

test('focuses a new element for each step of the keyboard', () => {
  render(chart);
  press('ArrowRight');
  const first = document.activeElement;
  press('ArrowRight');
  expect(document.activeElement).not.toBe(first);
});

test('offers other orders from 13 items on', () => {
  render(chart);
  expect(screen.queryByRole('button', { name: /^Order/ })).toBeNull();
  render(many);
  expect(screen.getByRole('button', { name: 'Order: as listed' })).toBeDefined();
});

test('shows its table in display order', () => {
  render(
    <CorrelationMatrix title="Matrix" items={areaAxes('en')} values={similarity([1, 90, 3, 80])} defaultOrder="name" />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'View as table: Matrix' }));
  const heads = screen.getAllByRole('rowheader').map((head) => head.textContent);
  expect(heads).toEqual(['Financial', 'Market', 'Team', 'Value']);
});

test.each([
  ['low', correlationBand],
  ['none', portfolioBand],
])('calls a similarity of 0 %s, depending on its bands', (word, bandOf) => {
  render(
    <CorrelationMatrix title="Matrix" items={areaAxes('en')} values={similarity([0, 100, 1, 2])} bandOf={bandOf} />,
  );
  press('ArrowRight');
  expect(screen.getByRole('img', { name: new RegExp(`: 0,00\\s%, ${word}`) })).toBeDefined();
  expect(screen.getByText(/^above 70 % high/).textContent).toMatch(new RegExp(`${word}$`));
});

test('highlights an item that is active elsewhere, and reports the one active here', () => {
  const onActiveChange = vi.fn<(id: string | null) => void>();
  const matrix = (activeId: string | null) => (
    <CorrelationMatrix
      title="Matrix"
      items={areaAxes('en')}
      values={similarity([67.2, 59.2, 65.7, 70.4])}
      activeId={activeId}
      onActiveChange={onActiveChange}
    />
  );
  const { container, rerender } = render(matrix('market'));
  const veils = () => container.querySelectorAll('svg[data-export="none"] rect').length;
  expect(veils()).toBe(4);
  rerender(matrix('gone'));
  expect(veils()).toBe(0);
  rerender(matrix('market'));
  fireEvent.focus(screen.getByRole('img'));
  expect(onActiveChange).toHaveBeenLastCalledWith('value');
  expect(veils()).toBe(0);
  press('ArrowDown');
  expect(onActiveChange).toHaveBeenLastCalledWith('financial');
  fireEvent.blur(screen.getByRole('img'));
  expect(onActiveChange).toHaveBeenLastCalledWith(null);
});
