import type { Action } from '@aval/contract';
import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import { updateAction } from '../../../api/actions.ts';
import { messageOf } from '../../../api/ApiError.ts';
import { useActionCache } from './useActionCache.ts';

/**
 * Drops an action at once, and takes it up again when the server refuses, or on Undo.
 *
 * @returns The function.
 */
export function useDropAction(startupId: number): (action: Action) => void {
  const { t } = useLingui();
  const toast = useToast();
  const { show, refresh } = useActionCache(startupId);

  async function send(action: Action, state: 'open' | 'dropped') {
    show({ ...action, state });
    try {
      const { action: stored, message } = await updateAction(action.id, { state });
      show(stored);
      const undo = { label: t`Undo`, onPress: () => void send(stored, 'open') };
      toast.success(message, state === 'dropped' ? { action: undo } : {});
    } catch (error) {
      show(action);
      refresh();
      toast.error(messageOf(error, t`The action could not be saved`));
    }
  }

  return (action) => void send(action, 'dropped');
}
