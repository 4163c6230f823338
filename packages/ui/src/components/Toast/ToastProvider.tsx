import { type ComponentType, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';

import { ToastContext, type ToastOptions, type Toasts } from './ToastContext.ts';
import { addToast, removeToast, toastDuration, type ToastMessage } from './toastQueue.ts';
import type { ToastStackProps } from './ToastStack.tsx';

export interface ToastProviderProps {
  /** The app. One provider stands around all of it. */
  children: ReactNode;
}

type Stack = ComponentType<ToastStackProps>;
let stack: Stack | undefined;

// A page shows itself before any message, so what shows messages comes after it. Where it cannot be had, as after a
// deployment, the app stays as it is, and the next message asks for it again and shows those before it.
async function loadStack(): Promise<Stack | undefined> {
  const loaded = await import('./ToastStack.tsx').catch(() => null);
  stack = loaded?.ToastStack;
  return stack;
}

const quietMs = 2000;

/** Shows, at the top right, what components below report through `useToast`. F8 moves focus there. */
export function ToastProvider({ children }: ToastProviderProps) {
  const [queue, setQueue] = useState<readonly ToastMessage[]>([]);
  const [Stack, setStack] = useState(() => stack);
  const count = useRef(0);
  const toasts = useMemo<Toasts>(() => {
    const showStack = async () => {
      const loaded = await loadStack();
      setStack(() => loaded);
    };
    const show = (message: ReactNode, { type = 'info', duration, action }: ToastOptions = {}) => {
      count.current += 1;
      const id = `toast-${count.current}`;
      if (stack) setStack(() => stack);
      else void showStack();
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
    const timer = setTimeout(() => void loadStack(), quietMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <ToastContext value={toasts}>
      {children}
      {/* A dialog hides the rest of the page from assistive technology, except what was marked as live when it opened. */}
      <div aria-live="off">{Stack && <Stack queue={queue} onDismiss={toasts.dismiss} />}</div>
    </ToastContext>
  );
}
