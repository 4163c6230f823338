import { useEffect, useRef, useState } from 'react';
import { type Location, useBlocker } from 'react-router-dom';

import { paths } from '../paths.ts';

/** The screen and the dialog of it that an address names. */
function placeOf({ pathname, search }: Location): string {
  return `${pathname} ${new URLSearchParams(search).get('open')}`;
}

/**
 * Asks before unsaved changes are lost: by another page of the application, by Back out of a dialog,
 * or by the browser on the way out of it.
 * Nothing is drawn for it: the first key in a form must not draw the form anew.
 *
 * @param needsSession whether what is typed can only be saved by somebody signed in.
 */
export function useLeaveWarning({ needsSession = true } = {}) {
  const isDirty = useRef(false);
  const [warn] = useState(() => (event: BeforeUnloadEvent) => event.preventDefault());
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isElsewhere = placeOf(currentLocation) !== placeOf(nextLocation);
    // A session that has ended cannot save any more: sign-in must stay within reach.
    const isSignIn = nextLocation.pathname.startsWith(paths.login);
    return isDirty.current && isElsewhere && !(needsSession && isSignIn);
  });

  useEffect(() => () => window.removeEventListener('beforeunload', warn), [warn]);

  function setIsDirty(isNowDirty: boolean) {
    isDirty.current = isNowDirty;
    // Only while there is something to lose: a page that listens is not kept for the way back.
    if (isNowDirty) window.addEventListener('beforeunload', warn);
    else window.removeEventListener('beforeunload', warn);
  }

  return { setIsDirty, blocker };
}
