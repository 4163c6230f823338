import { clsx } from 'clsx/lite';
import { Check, Copy, TriangleAlert } from 'lucide-react';

import { useTexts } from '../../texts/TextsContext.ts';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';
import * as styles from './CopyButton.css.ts';
import { useCopy } from './useCopy.ts';

export interface CopyButtonProps extends Omit<IconButtonProps, 'icon' | 'label' | 'onClick'> {
  /** Text to copy; a function when it is built on demand. */
  text: string | (() => string);
  /** Label of the button. @default 'Copy' */
  label?: string | undefined;
}

const icons = { idle: Copy, copied: Check, failed: TriangleAlert } as const;

/** Copies a text to the clipboard and confirms it by icon, name and announcement. */
export function CopyButton({ text, label, size = 'small', className, ...rest }: CopyButtonProps) {
  const texts = useTexts();
  const { state, copy } = useCopy();
  const name = { idle: label ?? texts.copy, copied: texts.copied, failed: texts.copyFailed }[state];
  return (
    <span className={clsx(styles.root, className)} data-state={state}>
      <IconButton
        {...rest}
        icon={icons[state]}
        label={name}
        size={size}
        onClick={() => void copy(typeof text === 'string' ? text : text())}
      />
      <span role="status" className={styles.announcement}>
        {state === 'idle' ? '' : name}
      </span>
    </span>
  );
}
