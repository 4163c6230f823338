import { useEffect } from 'react';

import { pageTitle } from '../titles.ts';

/** Names the browser's page while the calling screen is shown. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
