import { useState } from 'react';

import { reloadPage } from './reloadPage.ts';

/** Loads the page anew when asked to, and says meanwhile how that stands: `away` once no server answered. */
export function useReload(): { state: 'untried' | 'asking' | 'away'; reload: () => Promise<void> } {
  const [state, setState] = useState<'untried' | 'asking' | 'away'>('untried');
  const reload = async () => {
    setState('asking');
    if (!(await reloadPage())) setState('away');
  };
  return { state, reload };
}
