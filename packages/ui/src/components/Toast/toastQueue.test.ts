import { describe, expect, it } from 'vitest';

import { addToast, durationOf, maxToasts, removeToast, type ToastMessage, type ToastType } from './toastQueue.ts';

const toast = (id: string): ToastMessage => ({ id, message: id, type: 'info', duration: 3000 });
const alike = (id: string, type: ToastType): ToastMessage => ({ id, message: 'Alike', type, duration: 3000 });

describe('toastQueue', () => {
  it('removes the oldest when there are more than twenty', () => {
    let queue: readonly ToastMessage[] = [];
    for (let index = 0; index < maxToasts + 1; index += 1) queue = addToast(queue, toast(String(index)));
    expect(queue).toHaveLength(20);
    expect(queue.at(0)?.id).toBe('1');
    expect(queue.at(-1)?.id).toBe('20');
  });

  it('replaces a toast of the same id', () => {
    expect(addToast([toast('a'), toast('b')], toast('a')).map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('keeps a repeated error once, in its latest position, so that one press closes it', () => {
    const said = [alike('a', 'error'), alike('b', 'info'), alike('c', 'error')];
    expect(said.reduce(addToast, []).map(({ id }) => id)).toEqual(['b', 'c']);
  });

  it('shows repeated messages that disappear automatically each time', () => {
    expect([alike('a', 'success'), alike('b', 'success')].reduce(addToast, [])).toHaveLength(2);
  });

  it('removes one and keeps the rest', () => {
    expect(removeToast([toast('a'), toast('b')], 'a').map(({ id }) => id)).toEqual(['b']);
  });

  it('keeps errors regardless of their duration', () => {
    expect(durationOf({ type: 'error', duration: 5000 })).toBe(Number.POSITIVE_INFINITY);
    expect(durationOf({ type: 'warning', duration: 5000 })).toBe(5000);
    expect(durationOf({ type: 'success' })).toBe(3000);
  });

  it('leaves time to press the button of a message', () => {
    const action = { label: 'Undo', onPress: () => undefined };
    expect(durationOf({ type: 'info', action })).toBe(8000);
    expect(durationOf({ type: 'info', action, duration: 5000 })).toBe(5000);
  });
});
