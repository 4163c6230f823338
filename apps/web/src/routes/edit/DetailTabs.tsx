import { AppLink } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import { paths } from '../../paths.ts';
import * as styles from './edit.css.ts';

interface DetailTabsProps {
  startupId: number;
  current: 'details' | 'edit';
}

/** The two sides of a startup's page, each with an address of its own. */
export function DetailTabs({ startupId, current }: DetailTabsProps) {
  const { t } = useLingui();
  const tabs = [
    { id: 'details', label: t`Details`, href: paths.startup(startupId) },
    { id: 'edit', label: t`Edit`, href: paths.editStartup(startupId) },
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
