import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';

import { useQuery } from './useQuery.ts';

afterEach(cleanup);

/** A query function that the test resolves by hand, in the order of the requests. */
function manualQuery() {
  const requests: PromiseWithResolvers<string>[] = [];
  return {
    requests,
    request: () => {
      const answer = Promise.withResolvers<string>();
      requests.push(answer);
      return answer.promise;
    },
  };
}

function Panel({ name, request }: { name: string; request: () => Promise<string> }) {
  const { data, error, isError, isPending, isFetching, refetch } = useQuery({
    queryKey: ['panel', name],
    queryFn: request,
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

function show(request: () => Promise<string>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = (name: string) => (
    <QueryClientProvider client={client}>
      <Panel name={name} request={request} />
    </QueryClientProvider>
  );
  const { rerender } = render(page('first'));
  return (name: string) => rerender(page(name));
}

it('keeps the error, and the focus on its Retry, until a response arrives', async () => {
  const { requests, request } = manualQuery();
  show(request);
  requests[0]?.reject(new Error('No answer'));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  await userEvent.click(retry);
  await waitFor(() => expect(retry.getAttribute('aria-busy')).toBe('true'));
  expect(document.activeElement).toBe(retry);
  expect(screen.getByRole('alert').textContent).toContain('No answer');
  requests[1]?.reject(new Error('Still no answer'));
  expect(await screen.findByText(/Still no answer/)).toBeDefined();
  expect(document.activeElement).toBe(retry);
  await userEvent.click(retry);
  requests[2]?.resolve('Here');
  expect(await screen.findByText('Here')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('does not show the error of another query', async () => {
  const { requests, request } = manualQuery();
  const turnTo = show(request);
  requests[0]?.reject(new Error('No answer'));
  await screen.findByRole('alert');
  turnTo('second');
  expect(screen.getByText('Loading second')).toBeDefined();
  requests[1]?.resolve('Here');
  expect(await screen.findByText('Here')).toBeDefined();
});
