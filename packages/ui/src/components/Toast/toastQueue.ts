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
const defaultToastDuration = 3000;

/** How long a toast stays: errors until they are closed, the rest for their duration. */
export function toastDuration(type: ToastType, duration = defaultToastDuration): number {
  return type === 'error' ? Number.POSITIVE_INFINITY : duration;
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
