import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { ScreensStory } from '../testing/ScreensStory.tsx';
import { ExamplePanel } from './ExamplePanel.tsx';

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
  render(<ExamplePanel />, { wrapper: ScreensStory });
  highlight(/^Market growth/);
  expect([/^Solara, Market/, /^Solara, Team/, /^Experience/].map(stateOf)).toEqual([undefined, 'dimmed', 'dimmed']);
  highlight(/^Weakest area again/);
  expect([/^Solara, Market/, /^Market growth/, /^Experience/].map(stateOf)).toEqual([undefined, 'active', 'dimmed']);
});
