import type { Startup, StartupFieldId } from '@aval/contract';
import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';

import { messageOf } from '../../../api/ApiError.ts';
import { ifMatch } from '../../../api/ifMatch.ts';
import { sendStartup } from '../../../api/senders.ts';
import { startupById } from '../../../api/startups.ts';
import { refreshOthers } from '../../../startups/refreshOthers.ts';

/**
 * Confirms that a fact of a startup is still so, as the page shows it.
 *
 * @returns The function; it rejects with an error whose message can be shown.
 */
export function useConfirmFact({ id, updated_at }: Pick<Startup, 'id' | 'updated_at'>) {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  const { queryKey } = startupById(id);
  return async (field: StartupFieldId): Promise<void> => {
    try {
      const sent = { params: { id }, headers: ifMatch(updated_at), body: { fields: [field] } };
      const { startup, message } = await sendStartup('confirmFacts', sent);
      client.setQueryData(queryKey, startup);
      refreshOthers(client, id);
      toast.success(message);
    } catch (error) {
      // Somebody may have changed it, so that the question is another one.
      void client.invalidateQueries({ queryKey, exact: true });
      throw new Error(messageOf(error, t`It could not be confirmed`), { cause: error });
    }
  };
}
