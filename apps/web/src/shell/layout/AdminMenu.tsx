import type { SystemStatus } from '@aval/contract';
import { Button, DropdownMenu } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown, CircleCheck, CircleDashed, CircleX, type LucideIcon, TriangleAlert } from 'lucide-react';

import { systemStatus } from '../../api/administration.ts';
import { useQuery } from '../../api/useQuery.ts';
import * as styles from './AdminMenu.css.ts';
import { administrationGroup } from './navigation.ts';
import { systemParts, systemState } from './systemState.ts';

const stateIcons: Record<SystemStatus['database']['state'], LucideIcon> = {
  ok: CircleCheck,
  degraded: TriangleAlert,
  off: CircleDashed,
  error: CircleX,
};

/** The menu of the admin screens, with the status of the system. */
export function AdminMenu() {
  const { i18n } = useLingui();
  const { data: status } = useQuery(systemStatus());
  const line = useStatusLine(status);
  const { label: administration, items: screens } = administrationGroup(i18n);
  const state = status && systemState(status);
  const Icon = state ? stateIcons[state] : CircleDashed;
  return (
    <DropdownMenu
      trigger={
        <Button variant="ghost" iconEnd={ChevronDown}>
          <span className={styles.trigger} data-state={state ?? 'unknown'} title={line}>
            <Icon aria-hidden size={16} className={styles.icon} />
            {administration}
          </span>
        </Button>
      }
      entries={[
        { kind: 'heading', id: 'status', label: <span className={styles.line}>{line}</span> },
        { kind: 'separator', id: 'screens' },
        ...screens.map(({ id, label, href, icon }) => ({ id, label, href, icon })),
      ]}
    />
  );
}

/** 'Database, jobs and containers running', or the components that are not. */
function useStatusLine(status: SystemStatus | undefined): string {
  const { t } = useLingui();
  if (!status) return t`System status unknown`;
  const names = { database: t`Database`, jobs: t`Jobs`, containers: t`Containers` };
  const wrong = systemParts.filter((part) => status[part].state !== 'ok');
  if (wrong.length === 0) return t`Database, jobs and containers running`;
  return wrong.map((part) => `${names[part]}: ${status[part].detail}`).join(' · ');
}
