import { createContext, type ReactNode, useContext } from 'react';

import type { ToastAction, ToastType } from './toastQueue.ts';

export interface ToastOptions {
  type?: ToastType | undefined;
  /** Milliseconds, by default 3000, or 8000 with an action; errors ignore it and stay. */
  duration?: number | undefined;
  /** One thing to do about it, such as Undo. */
  action?: ToastAction | undefined;
}

type OfOneType = (message: ReactNode, options?: Omit<ToastOptions, 'type'>) => string;

export interface Toasts {
  /** Shows a message and returns its id. */
  show: (message: ReactNode, options?: ToastOptions) => string;
  success: OfOneType;
  error: OfOneType;
  info: OfOneType;
  warning: OfOneType;
  dismiss: (id: string) => void;
}

export const ToastContext = createContext<Toasts | null>(null);

/**
 * The toasts of the nearest ToastProvider; the object stays the same between renders.
 *
 * @throws RangeError outside a ToastProvider.
 */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new RangeError('useToast: there is no ToastProvider above this component.');
  return toasts;
}
