import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { ExamplePanel } from './ExamplePanel.tsx';

afterEach(cleanup);

const stateOf = (name: RegExp) => screen.getByRole('img', { name }).dataset['state'];
const highlight = (name: RegExp) => fireEvent.focus(screen.getByRole('img', { name }));

it('highlights an area in all charts when it is hovered or focused in one', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <ExamplePanel />
    </I18nProvider>,
  );
  highlight(/^Market growth/);
  expect([/^Solara, Market/, /^Solara, Team/, /^Experience/].map(stateOf)).toEqual([undefined, 'dimmed', 'dimmed']);
  highlight(/^Weakest area again/);
  expect([/^Solara, Market/, /^Market growth/, /^Experience/].map(stateOf)).toEqual([undefined, 'active', 'dimmed']);
});
