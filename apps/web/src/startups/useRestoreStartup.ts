import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';

import { messageOf } from '../api/ApiError.ts';
import { sendStartup } from '../api/senders.ts';
import { reloadStartups } from '../api/startups.ts';

/**
 * Restores a deleted startup and shows a toast.
 *
 * @returns The function, which resolves to whether the startup was restored.
 */
export function useRestoreStartup() {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  return async ({ id, name }: { id: number; name: string }): Promise<boolean> => {
    try {
      await sendStartup('restoreStartup', { params: { id } });
    } catch (error) {
      toast.error(messageOf(error, t`Could not restore ${name}`));
      return false;
    }
    toast.success(t`${name} has been restored`);
    void reloadStartups(client);
    return true;
  };
}
