import { useEffect, useEffectEvent, useState } from 'react';

import { reloadPage } from './reloadPage.ts';

/**
 * Loads the page anew when asked to, and says meanwhile how that stands: `away` once no server answered.
 *
 * @param isByItself does so too once the network is back: for where nothing stands that could be lost.
 */
export function useReload(isByItself = false): { state: 'untried' | 'asking' | 'away'; reload: () => Promise<void> } {
  const [state, setState] = useState<'untried' | 'asking' | 'away'>('untried');
  const reload = async () => {
    setState('asking');
    if (!(await reloadPage())) setState('away');
  };
  const reloadByItself = useEffectEvent(() => void reload());
  useEffect(() => {
    if (!isByItself) return undefined;
    const handleReturn = () => reloadByItself();
    addEventListener('online', handleReturn);
    return () => removeEventListener('online', handleReturn);
  }, [isByItself]);
  return { state, reload };
}
