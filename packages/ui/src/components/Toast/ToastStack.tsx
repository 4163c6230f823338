import * as RadixToast from '@radix-ui/react-toast';
import { type FocusEvent, useRef } from 'react';

import { useTexts } from '../../texts/TextsContext.ts';
import * as styles from './Toast.css.ts';
import { Toast } from './Toast.tsx';
import type { ToastMessage } from './toastQueue.ts';
import { useFocusThroughDialogs } from './useFocusThroughDialogs.ts';
import { useFreePosition } from './useFreePosition.ts';

export interface ToastStackProps {
  queue: readonly ToastMessage[];
  onDismiss: (id: string) => void;
}

/**
 * The newest message of the queue, with the number of older ones: feedback on the last action is immediate. F8 moves
 * focus there.
 */
export function ToastStack({ queue, onDismiss }: ToastStackProps) {
  const texts = useTexts();
  const viewport = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const shown = queue.at(-1);
  useFocusThroughDialogs(viewport);
  useFreePosition(viewport, shown?.id);

  function handleFocus({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof HTMLElement && !viewport.current?.contains(relatedTarget)) {
      cameFrom.current = relatedTarget;
    }
  }

  // Focus left in the stack after the last message would pause every later one.
  function handleClose(id: string) {
    onDismiss(id);
    if (queue.length > 1) return;
    requestAnimationFrame(() => {
      if (!viewport.current?.contains(document.activeElement)) return;
      if (cameFrom.current?.isConnected) cameFrom.current.focus();
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
  }

  return (
    <RadixToast.Provider label={texts.notifications} swipeDirection="right">
      {shown && (
        <Toast
          key={shown.id}
          toast={shown}
          waitingCount={queue.length - 1}
          onClose={handleClose}
          onFocus={handleFocus}
        />
      )}
      <RadixToast.Viewport
        ref={viewport}
        label={`${texts.notifications} ({hotkey})`}
        // An opening dialog hides the rest of the page from assistive technology, except live regions.
        aria-live="off"
        onFocus={handleFocus}
        className={styles.viewport}
      />
    </RadixToast.Provider>
  );
}
