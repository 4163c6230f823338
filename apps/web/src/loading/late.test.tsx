// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ComponentType, StrictMode, Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { codeCame } from './codeEvents.ts';
import { late } from './late.tsx';

interface GreetingProps {
  name: string;
}
const Greeting = ({ name }: GreetingProps) => <p>Hello {name}</p>;
const show = (Part: ComponentType<GreetingProps>) =>
  render(
    <StrictMode>
      <p>around</p>
      <Suspense>
        <Part name="Ada" />
      </Suspense>
    </StrictMode>,
  );

afterEach(cleanup);

test('is what was loaded', async () => {
  show(late(() => Promise.resolve(Greeting)));
  expect(await screen.findByText('Hello Ada')).toBeDefined();
});

test('leaves the page around it where its code cannot be had, and asks again when it is shown anew', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>(() => Promise.resolve(Greeting));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Part = late(load, () => <p>No greeting</p>);
  const handleArrival = vi.fn<() => void>();
  addEventListener(codeCame, handleArrival);
  const { unmount } = show(Part);
  expect(await screen.findByText('No greeting')).toBeDefined();
  expect(screen.getByText('around')).toBeDefined();
  unmount();
  expect(handleArrival).not.toHaveBeenCalled();
  show(Part);
  expect(await screen.findByText('Hello Ada')).toBeDefined();
  expect(handleArrival).toHaveBeenCalledOnce();
  removeEventListener(codeCame, handleArrival);
  expect(load).toHaveBeenCalledTimes(2);
});

test('asks no more than once while it is shown', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>(() => Promise.reject(new TypeError('Failed to fetch')));
  show(late(load, ({ name }) => <p>No greeting for {name}</p>));
  expect(await screen.findByText('No greeting for Ada')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});

test('asks again once the network is back, and only where it is missing', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>(() => Promise.resolve(Greeting));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  show(late(load, () => <p>No greeting</p>));
  expect(await screen.findByText('No greeting')).toBeDefined();
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('Hello Ada')).toBeDefined();
  act(() => void dispatchEvent(new Event('online')));
  expect(load).toHaveBeenCalledTimes(2);
});
