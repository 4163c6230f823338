import { loadFormsMessages } from '@aval/forms';
import { TextsProvider, textsEn } from '@aval/ui';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import '../../../testing/jsdom.ts';
import { messages } from '../../../shell/language/app/en.ts';
import { calculationOn } from '../../../testing/fixtures.ts';
import { ScoreDrivers } from './ScoreDrivers.tsx';

afterEach(cleanup);
beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'en', messages: { ...(await loadFormsMessages('en')), ...messages } });
});

function ends(...dates: [string, string]): (string | undefined)[] {
  const [older, newer] = dates;
  render(
    <I18nProvider i18n={i18n}>
      <TextsProvider value={textsEn}>
        <ScoreDrivers calculations={[calculationOn(2, newer), calculationOn(1, older, { cash_runway_months: 12 })]} />
      </TextsProvider>
    </I18nProvider>,
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
