import { ToastProvider } from '@aval/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { useErrorToast } from './useErrorToast.ts';

afterEach(cleanup);

function Screen({ failure, message }: { failure: unknown; message: string }) {
  useErrorToast(failure, message);
  return null;
}

const page = (failure: unknown, message: string) => (
  <ToastProvider>
    <Screen failure={failure} message={message} />
  </ToastProvider>
);

test('announces a failure once, even if its text changes language', async () => {
  const { rerender } = render(page(true, 'Error loading users'));
  await screen.findByText('Error loading users');
  rerender(page(true, 'Error al cargar usuarios'));
  expect(screen.queryByText('Error al cargar usuarios')).toBeNull();
});

test('announces the next failure', async () => {
  const { rerender } = render(page(false, 'Error loading users'));
  rerender(page(true, 'Error loading users'));
  await screen.findByText('Error loading users');
  rerender(page(false, 'Error loading users'));
  rerender(page(true, 'Error loading users, again'));
  expect(await screen.findByText('Error loading users, again')).toBeDefined();
});
