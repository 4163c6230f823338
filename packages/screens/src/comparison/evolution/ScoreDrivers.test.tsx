import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { calculationOn } from '../../testing/fixtures.ts';
import { ScreensStory } from '../../testing/ScreensStory.tsx';
import { ScoreDrivers } from './ScoreDrivers.tsx';

afterEach(cleanup);

function ends(...dates: [string, string]): (string | undefined)[] {
  const [older, newer] = dates;
  render(
    <ScoreDrivers calculations={[calculationOn(2, newer), calculationOn(1, older, { cash_runway_months: 12 })]} />,
    { wrapper: ScreensStory },
  );
  const items = screen.getAllByRole('listitem').map(({ firstElementChild }) => firstElementChild?.textContent ?? '');
  return [items[0], items.at(-1)];
}

describe('the selected versions', () => {
  it('show the dates of the versions', () => {
    expect(ends('2026-01-10T08:00:00Z', '2026-03-04T10:31:05Z')).toEqual(['10/01/2026', '04/03/2026']);
  });

  it('distinguish two versions of one day, as in the select', () => {
    const [older, newer] = ends('2026-03-04T08:00:00Z', '2026-03-04T10:31:05Z');
    expect([older, newer]).toEqual([expect.stringContaining('08:00'), expect.stringContaining('10:31')]);
    expect(screen.getByRole('combobox', { name: 'From version' }).textContent).toContain(older);
    expect(screen.getByRole('combobox', { name: 'To version' }).textContent).toContain(newer);
  });
});

it('name the proposals between them as the cause', () => {
  const proposal = { id: 3, created_at: '2026-03-01T09:00:00Z', fields: ['cash_runway_months'], is_automatic: false };
  const between = { ...calculationOn(2, '2026-03-02T08:00:00Z'), proposal };
  const newest = { ...calculationOn(3, '2026-03-04T08:00:00Z'), proposal: { ...proposal, id: 4, is_automatic: true } };
  const oldest = { ...calculationOn(1, '2026-01-10T08:00:00Z'), proposal };
  render(<ScoreDrivers calculations={[newest, between, oldest]} />, { wrapper: ScreensStory });
  expect(
    screen.getByText("Accepted without a review, from the owners' figures of 01/03/2026: Cash Runway"),
  ).toBeDefined();
  expect(screen.queryByText("Accepted from the owners' figures of 01/03/2026: Cash Runway")).toBeNull();
});
