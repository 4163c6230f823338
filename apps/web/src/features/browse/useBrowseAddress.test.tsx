import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';

import { useBrowseAddress } from './useBrowseAddress.ts';

function Buttons() {
  const { state, change, clear } = useBrowseAddress();
  return (
    <>
      <button onClick={() => change({ q: 'sol' })}>search</button>
      <button onClick={() => change({ order: 'desc' })}>order</button>
      <button onClick={() => change({ page: 2 })}>page</button>
      <button onClick={clear}>clear</button>
      <output>{JSON.stringify(state)}</output>
    </>
  );
}

const pause = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));

const press = (...names: string[]) =>
  act(async () => {
    for (const name of names) fireEvent.click(screen.getByText(name));
    await pause(30);
  });

/** A router that applies address changes asynchronously, as the app's does. */
async function open() {
  const route = { path: '/', loader: () => pause(5), Component: Buttons, HydrateFallback: () => null };
  const router = createMemoryRouter([route]);
  render(<RouterProvider router={router} />);
  await screen.findByText('search');
  return () => router.state.location.search;
}

afterEach(cleanup);

describe('useBrowseAddress', () => {
  it('keeps both of two consecutive changes', async () => {
    const search = await open();
    await press('search', 'order');
    expect(search()).toBe('?q=sol&order=desc');
  });

  it('returns to the first page with every change except of the page', async () => {
    const search = await open();
    await press('page');
    expect(search()).toBe('?page=2');
    await press('order');
    expect(search()).toBe('?order=desc');
  });

  it('resets everything on clearing', async () => {
    const search = await open();
    await press('search', 'clear');
    expect(search()).toBe('');
    await press('order');
    expect(search()).toBe('?order=desc');
  });
});
