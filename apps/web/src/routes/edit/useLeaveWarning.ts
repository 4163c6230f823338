import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';

/** Asks before unsaved changes are lost: by another page of the application, or by the browser on the way out of it. */
export function useLeaveWarning() {
  const [isDirty, setIsDirty] = useState(false);
  // Who takes back the warning and leaves does so at once, before anything is drawn.
  const isWarning = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isElsewhere = currentLocation.pathname !== nextLocation.pathname;
    // A session that has ended cannot save any more: sign-in must stay within reach.
    return isWarning.current && isElsewhere && !nextLocation.pathname.startsWith('/login');
  });

  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  function setDirty(isNowDirty: boolean) {
    isWarning.current = isNowDirty;
    setIsDirty(isNowDirty);
  }

  return { setIsDirty: setDirty, blocker };
}
