import type { User } from '@aval/contract';
import { lazyPart } from '@aval/screens';
import { IconButton } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';

import { type Shortcut, shortcutOf } from './shortcutOf.ts';

const AppPalette = lazyPart(async () => (await import('./AppPalette.tsx')).AppPalette);
const ShortcutHelp = lazyPart(async () => (await import('./ShortcutHelp.tsx')).ShortcutHelp);

function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}

function focusSearch(): void {
  const dialogs = document.querySelectorAll('[role="dialog"]');
  const scope = [...dialogs].at(-1) ?? document.querySelector('main');
  scope?.querySelector<HTMLElement>('input[type="search"]')?.focus();
}

interface ShortcutsProps {
  user: User;
}

/**
 * The keyboard shortcuts of every page, and a button that opens the palette without a keyboard. The palette and the
 * help are loaded on first use.
 */
export function Shortcuts({ user }: ShortcutsProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<Shortcut | null>(null);
  const [hasPalette, setHasPalette] = useState(false);

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.defaultPrevented) return;
      const shortcut = shortcutOf(event, isTypedInto(event.target));
      // Once mounted, the palette handles its own shortcut.
      if (shortcut === null || (shortcut === 'palette' && hasPalette)) return;
      event.preventDefault();
      if (shortcut === 'search') focusSearch();
      else setOpen(shortcut);
      if (shortcut === 'palette') setHasPalette(true);
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [hasPalette]);

  function openPalette() {
    setOpen('palette');
    setHasPalette(true);
  }

  return (
    <>
      <IconButton
        size="small"
        icon={Search}
        label={t`Search and commands`}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={openPalette}
      />
      <Suspense>
        {hasPalette && (
          <AppPalette
            user={user}
            isOpen={open === 'palette'}
            onOpenChange={(isOpen) => setOpen(isOpen ? 'palette' : null)}
            onHelp={() => setOpen('help')}
          />
        )}
        {open === 'help' && <ShortcutHelp onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  );
}
