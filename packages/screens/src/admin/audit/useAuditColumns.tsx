import type { AuditEvent } from '@aval/contract';
import type { DataColumn } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import { AuditActionText, AuditActor, AuditDetails, type AuditPaths, AuditTarget, AuditTime } from './AuditCells.tsx';

export function useAuditColumns(paths: AuditPaths): DataColumn<AuditEvent>[] {
  const { t } = useLingui();
  return [
    { id: 'at', header: t`Time`, width: '9.5rem', isRowHeader: true, cell: (event) => <AuditTime event={event} /> },
    { id: 'actor', header: t`Who`, width: '12rem', cell: (event) => <AuditActor event={event} paths={paths} /> },
    { id: 'action', header: t`Action`, width: '13rem', cell: (event) => <AuditActionText event={event} /> },
    {
      id: 'target',
      header: t({ message: 'About', context: 'subject' }),
      width: '13rem',
      cell: (event) => <AuditTarget event={event} paths={paths} />,
    },
    { id: 'detail', header: t`Detail`, cell: (event) => <AuditDetails event={event} /> },
  ];
}
