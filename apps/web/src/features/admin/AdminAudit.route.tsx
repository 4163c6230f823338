import { AuditScreen } from '@aval/screens';
import { saveFile } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import { auditLog, exportAuditLog } from '../../api/administration.ts';
import { detailsOf } from '../../api/ApiError.ts';
import { loadable } from '../../api/loadable.ts';
import { useInfiniteQuery } from '../../api/useQuery.ts';
import { paths } from '../../paths.ts';
import { useErrorToast } from '../../shell/layout/useErrorToast.ts';
import { auditQuery } from './audit/auditAddress.ts';
import { useAuditAddress } from './audit/useAuditAddress.ts';

/** The audit log: who changed what, when. */
export function AdminAudit() {
  const { t } = useLingui();
  const { state, change, clear } = useAuditAddress();
  const query = auditQuery(state);
  const log = useInfiniteQuery(auditLog(query));

  useErrorToast(log.isError && log.data, t`Error loading the audit log`);

  async function save() {
    const day = new Date().toISOString().slice(0, 10);
    saveFile(`aval-audit-log-${day}.csv`, await exportAuditLog(query));
  }

  return (
    <AuditScreen
      state={state}
      onChange={change}
      onClear={clear}
      events={loadable(log, detailsOf)}
      more={log.hasNextPage ? { load: () => void log.fetchNextPage(), isPending: log.isFetchingNextPage } : undefined}
      onExport={save}
      paths={paths}
    />
  );
}
