import { clsx } from 'clsx/lite';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { fillText, useTexts } from '../../texts/TextsContext.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { printTypedNumber } from '../NumberInput/printTypedNumber.ts';
import * as styles from './Pagination.css.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** From 1. */
  page: number;
  /** At least 1, also for a list without rows. */
  pageCount: number;
  /** Called with the requested page, from 1. */
  onPageChange: (page: number) => void;
  /** Left of the buttons: '1–10 of 24 startups'. */
  summary?: ReactNode;
}

/**
 * Previous, 'Page X of Y', Next. On the first and last page the buttons stay, so that they do not move under the
 * pointer.
 */
export function Pagination({ page, pageCount, onPageChange, summary, className, ...rest }: PaginationProps) {
  const texts = useTexts();
  const last = Math.max(pageCount, 1);
  return (
    <nav aria-label={texts.pagination} {...rest} className={clsx(styles.root, className)}>
      <span className={styles.line}>
        <span className={styles.summary}>{summary}</span>
        <span className={styles.buttons}>
          <PageButton icon={ChevronLeft} isOff={page <= 1} onClick={() => onPageChange(page - 1)}>
            {texts.previous}
          </PageButton>
          <span className={styles.page} aria-live="polite">
            {fillText(texts.pageOf, { x: printTypedNumber(page), y: printTypedNumber(last) })}
          </span>
          <PageButton iconEnd={ChevronRight} isOff={page >= last} onClick={() => onPageChange(page + 1)}>
            {texts.next}
          </PageButton>
        </span>
      </span>
    </nav>
  );
}

/**
 * On the first or last page it uses `aria-disabled`, because `disabled` would take the focus from the button that the
 * user has just pressed.
 */
function PageButton({ isOff, onClick, ...rest }: ButtonProps & { isOff: boolean }) {
  return (
    <Button
      {...rest}
      aria-disabled={isOff || undefined}
      className={styles.button}
      onClick={isOff ? undefined : onClick}
    />
  );
}
