// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { ExamplePanel } from './ExamplePanel.tsx';

afterEach(cleanup);

const stateOf = (name: RegExp) => screen.getByRole('img', { name }).dataset['state'];
const lookAt = (name: RegExp) => fireEvent.focus(screen.getByRole('img', { name }));

it('brings an area forward in every chart while it is looked at in one', () => {
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
  lookAt(/^Market growth/);
  expect([/^Solara, Market/, /^Solara, Team/, /^Experience/].map(stateOf)).toEqual([undefined, 'dimmed', 'dimmed']);
  lookAt(/^Weakest area again/);
  expect([/^Solara, Market/, /^Market growth/, /^Experience/].map(stateOf)).toEqual([undefined, 'active', 'dimmed']);
});
