import type { Startup, UpdateStartup } from '@aval/contract';
import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import { ApiError, messageOf } from '../api/ApiError.ts';
import { ifMatch } from '../api/ifMatch.ts';
import { sendStartup } from '../api/senders.ts';
import { useIsUnmounted } from '../shell/layout/useIsUnmounted.ts';

/**
 * Saves changes of a startup, and says how that went.
 *
 * @returns what does it; it refuses to overwrite what was saved since `seenAt`, unless that is null, and rejects with an
 *   error that the forms read.
 */
export function useUpdateStartup(id: number) {
  const { t } = useLingui();
  const toast = useToast();
  const isUnmounted = useIsUnmounted();
  return async (body: UpdateStartup, seenAt: string | null): Promise<Startup> => {
    const headers = seenAt === null ? {} : ifMatch(seenAt);
    try {
      const { startup } = await sendStartup('updateStartup', { params: { id }, headers, body });
      toast.success(t`Startup information updated successfully`);
      return startup;
    } catch (error) {
      const { code, issues, status, edit } =
        error instanceof ApiError ? error : { code: null, issues: [], status: 0, edit: null };
      // The form says why; once it is left somebody still has to be told, but for an ended session, which says so itself.
      if (isUnmounted() && code !== 'STALE' && status !== 401) toast.error(t`Failed to update startup information`);
      throw Object.assign(new Error(messageOf(error, t`Failed to update startup`), { cause: error }), {
        code,
        issues,
        edit,
      });
    }
  };
}
