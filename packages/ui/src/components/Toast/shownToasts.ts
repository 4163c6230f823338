import type { ToastMessage } from './toastQueue.ts';

/** The queue as it is shown: an error that was said again stands once, where it was said last. */
export function shownToasts(queue: readonly ToastMessage[]): readonly ToastMessage[] {
  return queue.filter(
    ({ type, message }, place) =>
      type !== 'error' || !queue.slice(place + 1).some((later) => later.type === type && later.message === message),
  );
}
