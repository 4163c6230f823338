import type { AuditState } from '@aval/screens';
import { useSearchParams } from 'react-router-dom';

import { searchable } from '../../../lists/browseAddress.ts';
import { readAuditAddress, writeAuditAddress } from './auditAddress.ts';

/** The filters in the address of the audit log, and how to change them. */
export function useAuditAddress() {
  const [address, setAddress] = useSearchParams();
  const state = readAuditAddress(address);

  /** Texts replace the entry of the history that each letter would otherwise add. */
  function change(part: Partial<AuditState>) {
    const isText = ['q', 'person', 'startup'].some((key) => key in part);
    setAddress(
      (latest) => {
        const next = { ...readAuditAddress(latest), ...part };
        return writeAuditAddress({
          ...next,
          q: searchable(next.q),
          person: searchable(next.person),
          startup: searchable(next.startup),
        });
      },
      { replace: isText, preventScrollReset: true },
    );
  }

  return { state, change, clear: () => setAddress({}, { preventScrollReset: true }) };
}
