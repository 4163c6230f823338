import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';

import { AppLink } from '../../link/AppLink.tsx';
import * as styles from './DropdownMenu.css.ts';
import type { MenuChoice, MenuEntry, MenuItem } from './menuEntry.ts';

function EntryContent({ icon: Icon, label, detail }: Pick<MenuItem, 'icon' | 'label' | 'detail'>) {
  return (
    <>
      {Icon && <Icon aria-hidden className={styles.icon} />}
      <span className={styles.label}>{label}</span>
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
    </>
  );
}

function ChoiceEntry({ entry }: { entry: MenuChoice }) {
  const { isChecked, isDisabled = false, keepsOpen = false, onSelect } = entry;
  return (
    <RadixMenu.CheckboxItem
      checked={isChecked}
      disabled={isDisabled}
      onCheckedChange={() => onSelect?.()}
      onSelect={(event) => {
        if (keepsOpen) event.preventDefault();
      }}
      className={styles.item}
    >
      <EntryContent {...entry} />
      <RadixMenu.ItemIndicator>
        <Check aria-hidden className={styles.icon} />
      </RadixMenu.ItemIndicator>
    </RadixMenu.CheckboxItem>
  );
}

function ItemEntry({ entry }: { entry: MenuItem }) {
  const { href, tone = 'normal', isDisabled = false, onSelect } = entry;
  const shared = { disabled: isDisabled, 'data-tone': tone, className: styles.item };
  if (href !== undefined && !isDisabled) {
    return (
      <RadixMenu.Item {...shared} asChild onSelect={() => onSelect?.()}>
        <AppLink href={href}>
          <EntryContent {...entry} />
        </AppLink>
      </RadixMenu.Item>
    );
  }
  return (
    <RadixMenu.Item {...shared} onSelect={() => onSelect?.()}>
      <EntryContent {...entry} />
    </RadixMenu.Item>
  );
}

/** One line of a menu. */
export function MenuEntryView({ entry }: { entry: MenuEntry }) {
  if (entry.kind === 'separator') return <RadixMenu.Separator className={styles.separator} />;
  if (entry.kind === 'heading') return <RadixMenu.Label className={styles.heading}>{entry.label}</RadixMenu.Label>;
  if (entry.kind === 'choice') return <ChoiceEntry entry={entry} />;
  return <ItemEntry entry={entry} />;
}
