import { useEffect, useEffectEvent, useState } from 'react';

import { reloadPage } from './reloadPage.ts';

/**
 * Returns a function that reloads the page, and the state of the reload: `away` after the server did not respond.
 *
 * @param isAutomatic Also reloads when the network returns. Only for pages without unsaved input.
 */
export function useReload(isAutomatic = false): { state: 'untried' | 'asking' | 'away'; reload: () => Promise<void> } {
  const [state, setState] = useState<'untried' | 'asking' | 'away'>('untried');
  const reload = async () => {
    setState('asking');
    if (!(await reloadPage())) setState('away');
  };
  const reloadAutomatically = useEffectEvent(() => void reload());
  useEffect(() => {
    if (!isAutomatic) return undefined;
    const handleReturn = () => reloadAutomatically();
    addEventListener('online', handleReturn);
    return () => removeEventListener('online', handleReturn);
  }, [isAutomatic]);
  return { state, reload };
}
