import { Dialog } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import * as styles from './commands.css.ts';

const isApple = /mac|iphone|ipad/i.test(navigator.userAgent);

interface ShortcutHelpProps {
  onClose: () => void;
}

/** Lists the keyboard shortcuts of every page. */
export function ShortcutHelp({ onClose }: ShortcutHelpProps) {
  const { t } = useLingui();
  const shortcuts = [
    { id: 'palette', keys: [isApple ? '⌘' : 'Ctrl', 'K'], text: t`Startups, portfolios, screens and actions` },
    { id: 'search', keys: ['/'], text: t`Go to the search field of the page` },
    { id: 'help', keys: ['?'], text: t`Show these shortcuts` },
    { id: 'close', keys: ['Esc'], text: t`Close the open dialog or menu, or clear a search` },
    { id: 'marks', keys: ['←', '→'], text: t`Move between the points of a chart, between tabs, and along a slider` },
    { id: 'ends', keys: ['Home', 'End'], text: t`Go to the first or last item` },
  ];
  return (
    <Dialog isOpen onOpenChange={onClose} title={t`Keyboard shortcuts`} size="small">
      <dl className={styles.list}>
        {shortcuts.map(({ id, keys, text }) => (
          <div key={id} className={styles.row}>
            <dt className={styles.keys}>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
