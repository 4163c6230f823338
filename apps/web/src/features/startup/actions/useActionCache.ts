import type { Action } from '@aval/contract';
import { useQueryClient } from '@tanstack/react-query';

import { actionsOf, myActions } from '../../../api/actions.ts';

/** The actions of a startup as the page shows them. */
export function useActionCache(startupId: number) {
  const client = useQueryClient();
  const { queryKey } = actionsOf(startupId);
  return {
    /** Shows an action as it is now. */
    show: (action: Action) => {
      client.setQueryData(queryKey, (actions) => actions && [...actions.filter(({ id }) => id !== action.id), action]);
      void client.invalidateQueries(myActions);
    },
    /** Fetches them, because somebody else may have changed them. */
    refresh: () => {
      void client.invalidateQueries({ queryKey });
    },
  };
}
