// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';

import { Button } from '../Button/Button.tsx';
import { LateDropdownMenu } from './LateDropdownMenu.tsx';

const onSelect = vi.fn<() => void>();

function renderMenu() {
  render(
    <LateDropdownMenu
      renderTrigger={(trigger) => <Button {...trigger}>Export</Button>}
      entries={[
        { id: 'csv', label: 'Table', onSelect },
        { id: 'png', label: 'Picture' },
      ]}
    />,
  );
  return screen.getByRole('button', { name: 'Export' });
}

afterEach(() => {
  cleanup();
  onSelect.mockClear();
});

test('says from the start that it opens a menu', () => {
  const button = renderMenu();
  expect(button.getAttribute('aria-haspopup')).toBe('menu');
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('opens on the first press of a pointer, however often it is pressed while the menu is on its way', async () => {
  const button = renderMenu();
  fireEvent.pointerDown(button, { button: 0 });
  fireEvent.pointerDown(button, { button: 0 });
  expect(await screen.findByRole('menuitem', { name: 'Table' })).toBeDefined();
});

test('leaves other buttons of the pointer alone', async () => {
  fireEvent.pointerDown(renderMenu(), { button: 2 });
  await import('./menuWhenLoaded.ts');
  await Promise.resolve();
  expect(screen.queryByRole('menu')).toBeNull();
});

test.each(['{Enter}', ' ', '{ArrowDown}'])(
  'opens on the first press of %j with the first entry under the focus, and gives the focus back',
  async (key) => {
    const user = userEvent.setup();
    renderMenu();
    await user.tab();
    await user.keyboard(key);
    const first = await screen.findByRole('menuitem', { name: 'Table' });
    await waitFor(() => expect(document.activeElement).toBe(first));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Export' }));
    await user.keyboard(key);
    await user.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledOnce();
  },
);

test('stays shut while its code cannot be had, and asks for it again with the next press', async () => {
  const onUnhandled = vi.fn<() => void>();
  process.on('unhandledRejection', onUnhandled);
  onTestFinished(() => {
    vi.doUnmock('./menuWhenLoaded.ts');
    process.off('unhandledRejection', onUnhandled);
  });
  const fetchMenu = vi.fn<() => Promise<object>>(() => import('./DropdownMenu.tsx'));
  fetchMenu.mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('gone'));
  vi.doMock('./menuWhenLoaded.ts', fetchMenu);
  const button = renderMenu();
  fireEvent.pointerEnter(button);
  await waitFor(() => expect(fetchMenu).toHaveBeenCalledTimes(1));
  fireEvent.pointerDown(button, { button: 0 });
  await waitFor(() => expect(fetchMenu).toHaveBeenCalledTimes(2));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(screen.queryByRole('menu')).toBeNull();
  fireEvent.pointerDown(button, { button: 0 });
  expect(await screen.findByRole('menuitem', { name: 'Table' })).toBeDefined();
  expect(onUnhandled).not.toHaveBeenCalled();
});

test('has the styles of the menu before its code', async () => {
  const styles = vi.fn<() => object>(() => ({}));
  vi.resetModules();
  vi.doMock('./DropdownMenu.css.ts', styles);
  onTestFinished(() => vi.doUnmock('./DropdownMenu.css.ts'));
  await import('./LateDropdownMenu.tsx');
  expect(styles).toHaveBeenCalledOnce();
});
