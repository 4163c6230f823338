import { AppLink } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import * as styles from './tabs.css.ts';

export interface DetailTabsProps {
  detailsHref: string;
  editHref: string;
  /** The user proposes figures instead of editing. */
  isProposing?: boolean;
  current: 'details' | 'edit';
}

/** The two tabs of a startup's page, each with its own address. */
export function DetailTabs({ detailsHref, editHref, isProposing = false, current }: DetailTabsProps) {
  const { t } = useLingui();
  const tabs = [
    { id: 'details', label: t`Details`, href: detailsHref },
    { id: 'edit', label: isProposing ? t`Update figures` : t`Edit`, href: editHref },
  ];
  return (
    <nav aria-label={t`Views of the startup`} className={styles.tabs}>
      {tabs.map(({ id, label, href }) => (
        <AppLink key={id} href={href} className={styles.tab} aria-current={id === current ? 'page' : undefined}>
          {label}
        </AppLink>
      ))}
    </nav>
  );
}
