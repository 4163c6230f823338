import { useEffect } from 'react';

import { pageTitle } from '../../titles.ts';

/**
 * Sets the document title while the calling screen is mounted.
 *
 * @param title null for the product's name only, undefined to leave the title unchanged.
 */
export function usePageTitle(title: string | null | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = pageTitle(title);
  }, [title]);
}
