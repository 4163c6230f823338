import { type ComponentType, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';

import { ToastContext, type ToastOptions, type Toasts } from './ToastContext.ts';
import { addToast, durationOf, removeToast, type ToastMessage } from './toastQueue.ts';
import type { ToastStackProps } from './ToastStack.tsx';

export interface ToastProviderProps {
  /** The app. One provider wraps all of it. */
  children: ReactNode;
}

type Stack = ComponentType<ToastStackProps>;
let stack: Stack | undefined;

// The toast stack is lazy, because a page renders before any message. When loading fails, for example after a
// deployment, the app is unaffected, and the next message retries and also shows the earlier ones.
async function loadStack(): Promise<Stack | undefined> {
  const loaded = await import('./ToastStack.tsx').catch(() => null);
  stack = loaded?.ToastStack;
  return stack;
}

const quietMs = 2000;

/** Shows the messages of `useToast` at the top right. F8 moves focus there. */
export function ToastProvider({ children }: ToastProviderProps) {
  const [queue, setQueue] = useState<readonly ToastMessage[]>([]);
  const [Stack, setStack] = useState(() => stack);
  const count = useRef(0);
  const toasts = useMemo<Toasts>(() => {
    const show = (message: ReactNode, { type = 'info', duration, action }: ToastOptions = {}) => {
      count.current += 1;
      const id = `toast-${count.current}`;
      const toast = { id, message, type, duration: durationOf({ type, duration, action }), action };
      setQueue((current) => addToast(current, toast));
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

  useEffect(() => {
    if (Stack || queue.length === 0) return undefined;
    let isStale = false;
    const show = async () => {
      const loaded = await loadStack();
      if (!isStale) setStack(() => loaded);
    };
    void show();
    return () => {
      isStale = true;
    };
  }, [Stack, queue]);

  // Preloaded, because the first message may report that the server is unreachable, when nothing can be loaded any
  // more.
  useEffect(() => {
    const timer = setTimeout(() => void loadStack(), quietMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <ToastContext value={toasts}>
      {children}
      {/* A dialog hides the rest of the page from assistive technology, except elements that were live regions when it opened. */}
      <div aria-live="off">{Stack && <Stack queue={queue} onDismiss={toasts.dismiss} />}</div>
    </ToastContext>
  );
}
