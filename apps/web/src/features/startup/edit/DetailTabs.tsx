import { AppLink } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';

import { paths } from '../../../paths.ts';
import * as styles from './edit.css.ts';

interface DetailTabsProps {
  startupId: number;
  current: 'details' | 'edit';
}

/** The two tabs of a startup's page, each with its own address; both keep the selected version and lens. */
export function DetailTabs({ startupId, current }: DetailTabsProps) {
  const { t } = useLingui();
  const [address] = useSearchParams();
  const shown = new URLSearchParams(address);
  shown.delete('field');
  const query = shown.size > 0 ? `?${shown}` : '';
  const tabs = [
    { id: 'details', label: t`Details`, href: `${paths.startup(startupId)}${query}` },
    { id: 'edit', label: t`Edit`, href: `${paths.editStartup(startupId)}${query}` },
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
