import { useEffect, type RefObject } from 'react';

const editable = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** '/' moves the focus to a search box unless the user is typing; with several listeners, the first one handles it. */
export function useSlashShortcut(search: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.closest(editable) !== null;
      const isBehindDialog = document.querySelector('[aria-modal="true"], [role="dialog"][data-state="open"]') !== null;
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || isTyping || isBehindDialog || search.current === null) return;
      event.preventDefault();
      search.current.focus();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [search]);
}
