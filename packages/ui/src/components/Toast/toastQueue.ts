import type { ReactNode } from 'react';

export const toastTypes = ['success', 'error', 'info', 'warning'] as const;
export type ToastType = (typeof toastTypes)[number];

export interface ToastAction {
  label: string;
  onPress: () => void;
}

export interface ToastMessage {
  id: string;
  message: ReactNode;
  type: ToastType;
  /** Milliseconds until it disappears; with Infinity it stays until it is closed. */
  duration: number;
  action?: ToastAction | undefined;
}

export const maxToasts = 20;
const toastDuration = 3000;
/** Long enough to read the message and to reach its button. */
const actionToastDuration = 8000;

/** How many milliseconds a toast stays unless its caller says otherwise; an error always stays until it is closed. */
export function durationOf({
  type,
  duration,
  action,
}: Pick<ToastMessage, 'type' | 'action'> & { duration?: number | undefined }): number {
  if (type === 'error') return Number.POSITIVE_INFINITY;
  return duration ?? (action ? actionToastDuration : toastDuration);
}

/** The queue with one more toast, which replaces an identical error; beyond twenty the oldest is removed. */
export function addToast(queue: readonly ToastMessage[], toast: ToastMessage): readonly ToastMessage[] {
  const { id, type, message } = toast;
  const others = queue.filter(
    (held) => held.id !== id && (held.type !== 'error' || type !== 'error' || held.message !== message),
  );
  return [...others, toast].slice(-maxToasts);
}

export function removeToast(queue: readonly ToastMessage[], id: string): readonly ToastMessage[] {
  return queue.filter((toast) => toast.id !== id);
}
