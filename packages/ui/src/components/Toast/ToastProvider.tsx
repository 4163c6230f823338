import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';

import { ToastContext, type ToastOptions, type Toasts } from './ToastContext.ts';
import { addToast, removeToast, toastDuration, type ToastMessage } from './toastQueue.ts';

export interface ToastProviderProps {
  /** The app. One provider stands around all of it. */
  children: ReactNode;
}

const loadStack = async () => ({ default: (await import('./ToastStack.tsx')).ToastStack });
// A page shows itself before any message, so what shows messages comes after it.
const ToastStack = lazy(loadStack);
const quietMs = 2000;

/** Shows, at the top right, what components below report through `useToast`. F8 moves focus there. */
export function ToastProvider({ children }: ToastProviderProps) {
  const [queue, setQueue] = useState<readonly ToastMessage[]>([]);
  const [isNeeded, setIsNeeded] = useState(false);
  const count = useRef(0);
  const toasts = useMemo<Toasts>(() => {
    const show = (message: ReactNode, { type = 'info', duration, action }: ToastOptions = {}) => {
      count.current += 1;
      const id = `toast-${count.current}`;
      setIsNeeded(true);
      setQueue((current) => addToast(current, { id, message, type, duration: toastDuration(type, duration), action }));
      return id;
    };
    return {
      show,
      success: (message, options) => show(message, { ...options, type: 'success' }),
      error: (message, options) => show(message, { ...options, type: 'error' }),
      info: (message, options) => show(message, { ...options, type: 'info' }),
      warning: (message, options) => show(message, { ...options, type: 'warning' }),
      dismiss: (id) => setQueue((current) => removeToast(current, id)),
    };
  }, []);

  // The first message may say that the server is gone, and could fetch nothing any more.
  useEffect(() => {
    const timer = setTimeout(() => void loadStack().catch(() => undefined), quietMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <ToastContext value={toasts}>
      {children}
      {/* A dialog hides the rest of the page from assistive technology, except what was marked as live when it opened. */}
      <div aria-live="off">
        {isNeeded && (
          <Suspense>
            <ToastStack queue={queue} onDismiss={toasts.dismiss} />
          </Suspense>
        )}
      </div>
    </ToastContext>
  );
}
