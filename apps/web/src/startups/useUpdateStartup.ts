import type { Startup, UpdateStartup } from '@aval/contract';
import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import { ApiError, messageOf } from '../api/ApiError.ts';
import { ifMatch } from '../api/ifMatch.ts';
import { sendStartup } from '../api/senders.ts';
import { useIsUnmounted } from '../shell/layout/useIsUnmounted.ts';

/**
 * Saves changes to a startup, and shows a toast.
 *
 * @returns The function; it refuses to overwrite changes saved since `seenAt`, unless that is null, and rejects with an
 *   error that the forms can read.
 */
export function useUpdateStartup(id: number) {
  const { t } = useLingui();
  const toast = useToast();
  const isUnmounted = useIsUnmounted();
  return async (body: UpdateStartup, seenAt: string | null): Promise<Startup> => {
    const headers = seenAt === null ? {} : ifMatch(seenAt);
    try {
      const { startup } = await sendStartup('updateStartup', { params: { id }, headers, body });
      if (body.is_private === 0 && startup.review?.state === 'waiting') {
        toast.info(t`Saved. It stays private until an administrator has reviewed it.`);
      } else {
        toast.success(t`Startup information updated successfully`);
      }
      return startup;
    } catch (error) {
      const { code, issues, status, edit } =
        error instanceof ApiError ? error : { code: null, issues: [], status: 0, edit: null };
      // The form shows the error; if it was left, show a toast instead, except for an ended session, which has its own
      // message.
      if (isUnmounted() && code !== 'STALE' && status !== 401) toast.error(t`Failed to update startup information`);
      throw Object.assign(new Error(messageOf(error, t`Failed to update startup`), { cause: error }), {
        code,
        issues,
        edit,
      });
    }
  };
}
