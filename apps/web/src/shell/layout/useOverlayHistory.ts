import { useCallback, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

interface OverlayState {
  isOverlay: true;
}

interface OverlayHistory {
  /** Opens a dialog that the address names. */
  open: (address: URLSearchParams) => void;
  /** Goes from one step of an open dialog to another. */
  move: (address: URLSearchParams) => void;
  /** Closes it, unless it was left already; `address` is the page without it. */
  close: (address: URLSearchParams) => void;
}

/** The entry of the history that the browser is at, which the page follows a moment later. */
const entryShown = (): string => (history.state as { key?: string } | null)?.key ?? 'default';

/**
 * Dialogs in the history of the browser: an open one is one entry, whatever happens in it, so that Back closes it, and
 * closing it leaves no entry behind.
 */
export function useOverlayHistory(): OverlayHistory {
  const navigate = useNavigate();
  const { key, state } = useLocation() as Location<OverlayState | null>;
  const [, setAddress] = useSearchParams();
  const closed = useRef<string>(null);
  // Once the page has followed: whoever goes Forward has it open again.
  useLayoutEffect(() => {
    if (closed.current !== key) closed.current = null;
  }, [key]);
  const wasOpenedHere = state?.isOverlay === true;
  const open = useCallback(
    (address: URLSearchParams) =>
      setAddress(address, { state: { isOverlay: true } satisfies OverlayState, preventScrollReset: true }),
    [setAddress],
  );
  const move = useCallback(
    (address: URLSearchParams) => setAddress(address, { replace: true, state, preventScrollReset: true }),
    [setAddress, state],
  );
  const close = useCallback(
    (address: URLSearchParams) => {
      // Whoever left while an answer was on its way is where they want to be.
      if (closed.current === key || entryShown() !== key) return;
      closed.current = key;
      if (wasOpenedHere) void navigate(-1);
      else setAddress(address, { replace: true, preventScrollReset: true });
    },
    [key, wasOpenedHere, navigate, setAddress],
  );
  return { open, move, close };
}
