import { useCallback, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

interface OverlayState {
  isOverlay: true;
}

interface OverlayHistory {
  /** Opens the dialog of an address. */
  open: (address: URLSearchParams) => void;
  /** Moves to another step of an open dialog. */
  move: (address: URLSearchParams) => void;
  /** Closes the dialog, unless it was already left; `address` is the page without it. */
  close: (address: URLSearchParams) => void;
}

/** The key of the current history entry of the browser; the router updates a moment later. */
const entryShown = (): string => (history.state as { key?: string } | null)?.key ?? 'default';

/**
 * Adds dialogs to the browser history: an open dialog is one entry, whatever happens in it, so that Back closes it;
 * closing it leaves no entry behind.
 */
export function useOverlayHistory(): OverlayHistory {
  const navigate = useNavigate();
  const { key, state } = useLocation() as Location<OverlayState | null>;
  const [, setAddress] = useSearchParams();
  const closed = useRef<string>(null);
  // After the router has updated: Forward reopens the dialog.
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
      // Do not navigate if the user left while the request was pending.
      if (closed.current === key || entryShown() !== key) return;
      closed.current = key;
      if (wasOpenedHere) void navigate(-1);
      else setAddress(address, { replace: true, preventScrollReset: true });
    },
    [key, wasOpenedHere, navigate, setAddress],
  );
  return { open, move, close };
}
