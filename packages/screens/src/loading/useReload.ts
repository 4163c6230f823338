import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react';

/** Reloads the page; resolves to whether the server responded. By default it reloads without asking the server. */
export const ReloadContext = createContext<() => Promise<boolean>>(async () => {
  location.reload();
  return true;
});

/**
 * Returns a function that reloads the page, and the state of the reload: `away` after the server did not respond.
 *
 * @param isAutomatic Also reloads when the network returns. Only for pages without unsaved input.
 */
export function useReload(isAutomatic = false): { state: 'untried' | 'asking' | 'away'; reload: () => Promise<void> } {
  const reloadPage = useContext(ReloadContext);
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
