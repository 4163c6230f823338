import { act, cleanup, render, screen } from '@testing-library/react';
import { type ComponentType, StrictMode, Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { chunkRecovered } from './chunkEvents.ts';
import { lazyPart } from './lazyPart.tsx';

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

test('renders the loaded component', async () => {
  show(lazyPart(() => Promise.resolve(Greeting)));
  expect(await screen.findByText('Hello Ada')).toBeDefined();
});

test('leaves the rest of the page when its chunk fails, and requests it again when rendered again', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>(() => Promise.resolve(Greeting));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Part = lazyPart(load, () => <p>No greeting</p>);
  const handleArrival = vi.fn<() => void>();
  addEventListener(chunkRecovered, handleArrival);
  const { unmount } = show(Part);
  expect(await screen.findByText('No greeting')).toBeDefined();
  expect(screen.getByText('around')).toBeDefined();
  unmount();
  expect(handleArrival).not.toHaveBeenCalled();
  show(Part);
  expect(await screen.findByText('Hello Ada')).toBeDefined();
  expect(handleArrival).toHaveBeenCalledOnce();
  removeEventListener(chunkRecovered, handleArrival);
  expect(load).toHaveBeenCalledTimes(2);
});

test('requests its chunk only once while it is rendered', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>(() => Promise.reject(new TypeError('Failed to fetch')));
  show(lazyPart(load, ({ name }) => <p>No greeting for {name}</p>));
  expect(await screen.findByText('No greeting for Ada')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});

test('requests a failed chunk again when the network returns, and no other', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>(() => Promise.resolve(Greeting));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  show(lazyPart(load, () => <p>No greeting</p>));
  expect(await screen.findByText('No greeting')).toBeDefined();
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('Hello Ada')).toBeDefined();
  act(() => void dispatchEvent(new Event('online')));
  expect(load).toHaveBeenCalledTimes(2);
});
