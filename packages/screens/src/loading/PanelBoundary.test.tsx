import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { ScreensStory } from '../testing/ScreensStory.tsx';
import { PanelBoundary } from './PanelBoundary.tsx';

let isBroken = true;

interface ChartProps {
  value: number;
}

function Chart({ value }: ChartProps) {
  if (isBroken) throw new TypeError('not drawn');
  return <p>Chart of {value}</p>;
}

function page(value: number) {
  return (
    <>
      <p>around</p>
      <PanelBoundary data={[value]}>
        <Chart value={value} />
      </PanelBoundary>
    </>
  );
}

/** A page whose chart fails to render, which React reports on the console. */
function showBroken() {
  vi.spyOn(console, 'error').mockReturnValue();
  isBroken = true;
  const shown = render(page(1), { wrapper: ScreensStory });
  expect(screen.getByRole('alert').textContent).toContain('This part could not be shown');
  expect(screen.getByText('around')).toBeDefined();
  return shown;
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a panel that fails to render leaves the rest of the page, and renders again on Retry', async () => {
  showBroken();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('alert')).toBeDefined();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText('Chart of 1')).toBeDefined();
});

test('renders again automatically when its data changes', () => {
  const { rerender } = showBroken();
  isBroken = false;
  rerender(page(2));
  expect(screen.getByText('Chart of 2')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
