import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';

/** Asks before unsaved changes are lost: by another page of the application, or by the browser on the way out of it. */
export function useLeaveWarning() {
  const [isDirty, setIsDirty] = useState(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isElsewhere = currentLocation.pathname !== nextLocation.pathname;
    // A session that has ended cannot save any more: sign-in must stay within reach.
    return isDirty && isElsewhere && !nextLocation.pathname.startsWith('/login');
  });

  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  return { setIsDirty, blocker };
}
