import * as RadixToast from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import type { FocusEventHandler } from 'react';

import { fillText, useTexts } from '../../texts/TextsContext.ts';
import { type Tone, toneIcons } from '../Badge/tones.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Toast.css.ts';
import type { ToastMessage, ToastType } from './toastQueue.ts';

const tones: Record<ToastType, Tone> = { success: 'success', error: 'danger', info: 'info', warning: 'warning' };

export interface ToastProps {
  /** The message, its type, and how long it stays. */
  toast: ToastMessage;
  /** Number of queued messages after it. @default 0 */
  waitingCount?: number;
  /** Called when the user closes it or its time is over. */
  onClose: (id: string) => void;
  /** Called when it gets the focus, so that the queue knows where to return it. */
  onFocus?: FocusEventHandler | undefined;
}

/** One message of the queue; ToastProvider shows it. */
export function Toast({ toast, waitingCount = 0, onClose, onFocus }: ToastProps) {
  const texts = useTexts();
  const { id, type, message, duration, action } = toast;
  const Icon = toneIcons[tones[type]];
  const names: Record<ToastType, string> = {
    success: texts.success,
    error: texts.error,
    info: texts.info,
    warning: texts.warning,
  };
  return (
    <RadixToast.Root
      data-type={type}
      duration={duration}
      type={type === 'error' ? 'foreground' : 'background'}
      onFocus={onFocus}
      onOpenChange={(isOpen) => !isOpen && onClose(id)}
      className={styles.toast}
    >
      <Icon role="img" aria-label={names[type]} className={styles.icon} />
      <RadixToast.Description className={styles.message}>{message}</RadixToast.Description>
      {waitingCount > 0 && (
        <span className={styles.waiting}>{fillText(texts.moreToasts, { count: waitingCount })}</span>
      )}
      {action && (
        <RadixToast.Action altText={action.label} asChild>
          <Button variant="secondary" size="small" className={styles.tool} onClick={action.onPress}>
            {action.label}
          </Button>
        </RadixToast.Action>
      )}
      <RadixToast.Close asChild>
        <IconButton icon={X} label={texts.close} size="small" hasTooltip={false} className={styles.tool} />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
