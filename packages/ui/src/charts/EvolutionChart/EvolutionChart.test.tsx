import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { EvolutionChart } from './EvolutionChart.tsx';

const chart = (
  <EvolutionChart
    title="Evolution"
    dates={['2026-01-01', '2026-02-01', '2026-03-01']}
    series={[{ id: 'runway', label: 'Runway', values: [7, null, 9] }]}
    format={(value) => `${value} months`}
  />
);

afterEach(cleanup);

conforms(chart);

test('announces series, date and value of each point, and draws none for a missing value', () => {
  render(chart);
  expect(screen.getAllByRole('img')).toHaveLength(2);
  expect(screen.getByRole('img', { name: 'Runway, 01/03/2026: 9 months' })).toBeDefined();
});

test('prints every value at its point on request, instead of the name', () => {
  const { container } = render(chart);
  expect([...container.querySelectorAll('text')].filter(({ textContent }) => textContent.endsWith('months'))).toEqual(
    [],
  );
  cleanup();
  const valued = render(<EvolutionChart {...chart.props} hasValues />);
  const texts = [...valued.container.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(texts).toEqual(expect.arrayContaining(['7 months', '9 months']));
  expect(texts.some((text) => text.includes('Runway'))).toBe(false);
});

test('skips a missing value', () => {
  render(chart);
  const first = screen.getByRole('img', { name: 'Runway, 01/01/2026: 7 months' });
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(screen.getByRole('img', { name: 'Runway, 01/03/2026: 9 months' }));
});

test('ignores the keyboard shortcuts of the browser', () => {
  render(chart);
  const first = screen.getByRole('img', { name: 'Runway, 01/01/2026: 7 months' });
  first.focus();
  for (const held of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }])
    expect(fireEvent.keyDown(first, { key: 'ArrowRight', ...held })).toBe(true);
  expect(document.activeElement).toBe(first);
});

test('shows N/A in the table', () => {
  render(chart);
  fireEvent.click(screen.getByRole('button', { name: /View as table/ }));
  expect(screen.getByRole('row', { name: '01/02/2026 N/A' })).toBeDefined();
});

test('is reachable by Tab although the first value is missing', () => {
  render(
    <EvolutionChart
      title="Evolution"
      dates={['2026-01-01', '2026-02-01']}
      series={[{ id: 'runway', label: 'Runway', values: [null, 9] }]}
    />,
  );
  expect(screen.getByRole('img', { name: 'Runway, 01/02/2026: 9,0' }).tabIndex).toBe(0);
});

test('marks only measured values, and draws repeated values as a horizontal line', () => {
  const { container } = render(
    <EvolutionChart
      title="Evolution"
      dates={['2026-01-01', '2026-02-01', '2026-03-01']}
      series={[{ id: 'lumbre', label: 'Lumbre', values: [70, 70, 80], measured: [true, false, true] }]}
    />,
  );
  expect(screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'Lumbre, 01/01/2026: 70,0',
    'Lumbre, 01/03/2026: 80,0',
  ]);
  const lines = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
  expect(lines.some((line) => /^M[\d.]+,([\d.]+)H[\d.]+V\1H[\d.]+V[\d.]+$/.test(line))).toBe(true);
});

test('dims the other lines while one is active', () => {
  render(
    <EvolutionChart
      title="Evolution"
      dates={['2026-01-01']}
      series={[
        { id: 'a', label: 'Alba', values: [70] },
        { id: 'b', label: 'Boticaria', values: [60] },
      ]}
    />,
  );
  const [alba, boticaria] = screen.getAllByRole('img');
  fireEvent.focus(alba ?? document.body);
  expect([alba?.dataset['state'], boticaria?.dataset['state']]).toEqual([undefined, 'dimmed']);
});

test('states the start of a scale above 0, also with a custom description', () => {
  render(
    <EvolutionChart
      title="Evolution"
      description="Between its own calculations each keeps the value it had."
      dates={['2026-01-01', '2026-02-01']}
      series={[{ id: 'a', label: 'Alba', values: [70, 75] }]}
    />,
  );
  expect(screen.getByText(/each keeps the value it had\. The scale starts at/)).toBeDefined();
});
