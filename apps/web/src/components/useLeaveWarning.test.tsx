import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';

import { useLeaveWarning } from './useLeaveWarning.ts';

const onRender = vi.fn<(warning: ReturnType<typeof useLeaveWarning>) => void>();

function Form({ needsSession = true }) {
  onRender(useLeaveWarning({ needsSession }));
  return null;
}

function lastWarning() {
  const [warning] = onRender.mock.lastCall ?? [];
  if (!warning) throw new Error('The form was not drawn.');
  return warning;
}

const router = (form = <Form />) => createMemoryRouter([{ path: '*', element: form }], { initialEntries: ['/form'] });

/** Whether the browser would ask for confirmation before it closes the page. */
function isAsked(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

afterEach(() => {
  cleanup();
  onRender.mockClear();
});

test('the browser asks while there are unsaved changes, and no longer once the form is unmounted', () => {
  const { unmount } = render(<RouterProvider router={router()} />);
  expect(isAsked()).toBe(false);
  lastWarning().setIsDirty(true);
  expect(isAsked()).toBe(true);
  lastWarning().setIsDirty(false);
  expect(isAsked()).toBe(false);
  lastWarning().setIsDirty(true);
  unmount();
  expect(isAsked()).toBe(false);
});

test('asks before another page of the app opens, but not before sign-in', async () => {
  const routes = router();
  render(<RouterProvider router={routes} />);
  act(() => lastWarning().setIsDirty(true));
  await act(() => routes.navigate('/elsewhere'));
  expect([lastWarning().blocker.state, routes.state.location.pathname]).toEqual(['blocked', '/form']);
  act(() => lastWarning().blocker.reset?.());
  await act(() => routes.navigate('/login'));
  expect(routes.state.location.pathname).toBe('/login');
});

test('asks before sign-in too when the form does not need a session', async () => {
  const routes = router(<Form needsSession={false} />);
  render(<RouterProvider router={routes} />);
  act(() => lastWarning().setIsDirty(true));
  await act(() => routes.navigate('/login'));
  expect([lastWarning().blocker.state, routes.state.location.pathname]).toEqual(['blocked', '/form']);
});

test('does not re-render a form when it becomes dirty', () => {
  render(<RouterProvider router={router()} />);
  const drawn = onRender.mock.calls.length;
  act(() => lastWarning().setIsDirty(true));
  expect(onRender).toHaveBeenCalledTimes(drawn);
});
