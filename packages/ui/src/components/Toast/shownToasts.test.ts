import { expect, test } from 'vitest';

import { shownToasts } from './shownToasts.ts';
import type { ToastMessage, ToastType } from './toastQueue.ts';

const toast = (id: string, type: ToastType): ToastMessage => ({ id, message: 'Failed', type, duration: 3000 });

test('a try that fails again and again leaves one error', () => {
  const queue = [toast('a', 'error'), toast('b', 'info'), toast('c', 'error')];
  expect(shownToasts(queue).map(({ id }) => id)).toEqual(['b', 'c']);
});

test('what leaves by itself is shown each time', () => {
  expect(shownToasts([toast('a', 'success'), toast('b', 'success')])).toHaveLength(2);
});
