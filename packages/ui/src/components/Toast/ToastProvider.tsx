import * as RadixToast from '@radix-ui/react-toast';
import { type FocusEvent, type ReactNode, useMemo, useRef, useState } from 'react';

import { useWords } from '../../words/WordsContext.ts';
import * as styles from './Toast.css.ts';
import { Toast } from './Toast.tsx';
import { ToastContext, type ToastOptions, type Toasts } from './ToastContext.ts';
import { addToast, removeToast, toastDuration, type ToastMessage } from './toastQueue.ts';
import { useFocusThroughDialogs } from './useFocusThroughDialogs.ts';

export interface ToastProviderProps {
  /** The app. One provider stands around all of it. */
  children: ReactNode;
}

/** Shows, at the top right, what components below report through `useToast`. F8 moves focus there. */
export function ToastProvider({ children }: ToastProviderProps) {
  const words = useWords();
  const [queue, setQueue] = useState<readonly ToastMessage[]>([]);
  const count = useRef(0);
  const viewport = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  useFocusThroughDialogs(viewport);
  const toasts = useMemo<Toasts>(() => {
    const show = (message: ReactNode, { type = 'info', duration, action }: ToastOptions = {}) => {
      count.current += 1;
      const id = `toast-${count.current}`;
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
  function handleFocus({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof HTMLElement && !viewport.current?.contains(relatedTarget)) {
      cameFrom.current = relatedTarget;
    }
  }

  // Focus that stays behind after the last message would hold up every later one.
  function handleClose(id: string) {
    toasts.dismiss(id);
    if (queue.length > 1) return;
    requestAnimationFrame(() => {
      if (!viewport.current?.contains(document.activeElement)) return;
      if (cameFrom.current?.isConnected) cameFrom.current.focus();
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
  }

  return (
    <ToastContext value={toasts}>
      <RadixToast.Provider label={words.notifications} swipeDirection="right">
        {children}
        {queue.map((toast) => (
          <Toast key={toast.id} toast={toast} onClose={handleClose} onFocus={handleFocus} />
        ))}
        <RadixToast.Viewport
          ref={viewport}
          label={`${words.notifications} ({hotkey})`}
          // An opening dialog hides the rest of the page from assistive technology, except what is marked as live.
          aria-live="off"
          onFocus={handleFocus}
          className={styles.viewport}
        />
      </RadixToast.Provider>
    </ToastContext>
  );
}
