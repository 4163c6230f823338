import { clsx } from 'clsx/lite';
import { CircleX, RotateCw } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { isShown } from '../../isShown.ts';
import { useTexts } from '../../texts/TextsContext.ts';
import { Button } from '../Button/Button.tsx';
import * as styles from './ErrorPanel.css.ts';

export interface ErrorPanelProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What failed. */
  title: ReactNode;
  /** The message of the server, if it adds information. */
  message?: ReactNode;
  /** Called to try again; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** The button shows a spinner, ignores presses and keeps its focus. */
  isRetrying?: boolean | undefined;
}

/** Replaces content that could not be loaded, names what failed and offers to try again. */
export function ErrorPanel({ title, message, onRetry, isRetrying = false, className, ...rest }: ErrorPanelProps) {
  const texts = useTexts();
  return (
    <div role="alert" {...rest} className={clsx(styles.root, className)}>
      <div className={styles.main}>
        <CircleX aria-hidden className={styles.icon} />
        <div className={styles.text}>
          <p className={styles.title}>{title}</p>
          {isShown(message) && <p className={styles.message}>{message}</p>}
        </div>
      </div>
      {onRetry && (
        <Button icon={RotateCw} isLoading={isRetrying} onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </div>
  );
}
