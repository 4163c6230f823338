// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';

import { useQuery } from './useQuery.ts';

afterEach(cleanup);

/** A query function that the test resolves by hand, in the order of the requests. */
function hand() {
  const asked: PromiseWithResolvers<string>[] = [];
  return {
    asked,
    ask: () => {
      const answer = Promise.withResolvers<string>();
      asked.push(answer);
      return answer.promise;
    },
  };
}

function Panel({ name, ask }: { name: string; ask: () => Promise<string> }) {
  const { data, error, isError, isPending, isFetching, refetch } = useQuery({
    queryKey: ['panel', name],
    queryFn: ask,
  });
  if (isPending) return <p>Loading {name}</p>;
  if (!isError) return <p>{data}</p>;
  return (
    <div role="alert">
      {error.message}
      <button type="button" aria-busy={isFetching} onClick={() => void refetch()}>
        Retry
      </button>
    </div>
  );
}

function show(ask: () => Promise<string>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = (name: string) => (
    <QueryClientProvider client={client}>
      <Panel name={name} ask={ask} />
    </QueryClientProvider>
  );
  const { rerender } = render(page('first'));
  return (name: string) => rerender(page(name));
}

it('keeps the error, and the focus on its Retry, until a response arrives', async () => {
  const { asked, ask } = hand();
  show(ask);
  asked[0]?.reject(new Error('No answer'));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  await userEvent.click(retry);
  await waitFor(() => expect(retry.getAttribute('aria-busy')).toBe('true'));
  expect(document.activeElement).toBe(retry);
  expect(screen.getByRole('alert').textContent).toContain('No answer');
  asked[1]?.reject(new Error('Still no answer'));
  expect(await screen.findByText(/Still no answer/)).toBeDefined();
  expect(document.activeElement).toBe(retry);
  await userEvent.click(retry);
  asked[2]?.resolve('Here');
  expect(await screen.findByText('Here')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('does not show the error of another query', async () => {
  const { asked, ask } = hand();
  const turnTo = show(ask);
  asked[0]?.reject(new Error('No answer'));
  await screen.findByRole('alert');
  turnTo('second');
  expect(screen.getByText('Loading second')).toBeDefined();
  asked[1]?.resolve('Here');
  expect(await screen.findByText('Here')).toBeDefined();
});
