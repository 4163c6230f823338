import { useEffect, useRef, useState } from 'react';
import { type Location, useBlocker } from 'react-router-dom';

import { paths } from '../paths.ts';

/** Identifies the screen and the dialog of an address. */
function placeOf({ pathname, search }: Location): string {
  return `${pathname} ${new URLSearchParams(search).get('open')}`;
}

/**
 * Asks for confirmation before unsaved changes are lost: when the user opens another page of the app, closes a dialog
 * with Back, or leaves the app. It does not use state, because the first keystroke in a form must not re-render the
 * form.
 *
 * @param needsSession whether only a signed-in user can save the input.
 */
export function useLeaveWarning({ needsSession = true } = {}) {
  const isDirty = useRef(false);
  const [warn] = useState(() => (event: BeforeUnloadEvent) => event.preventDefault());
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isElsewhere = placeOf(currentLocation) !== placeOf(nextLocation);
    // Without a session nothing can be saved, so never block sign-in.
    const isSignIn = nextLocation.pathname.startsWith(paths.login);
    return isDirty.current && isElsewhere && !(needsSession && isSignIn);
  });

  useEffect(() => () => window.removeEventListener('beforeunload', warn), [warn]);

  function setIsDirty(isNowDirty: boolean) {
    isDirty.current = isNowDirty;
    // Listen only while there are unsaved changes: a `beforeunload` listener keeps the page out of the back/forward
    // cache.
    if (isNowDirty) window.addEventListener('beforeunload', warn);
    else window.removeEventListener('beforeunload', warn);
  }

  return { setIsDirty, blocker };
}
