import { useEffect } from 'react';

import { pageTitle } from '../../titles.ts';

/**
 * Names the browser's page while the calling screen is shown.
 *
 * @param title null for the name of the product alone, undefined to leave the title as it is.
 */
export function usePageTitle(title: string | null | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = pageTitle(title);
  }, [title]);
}
