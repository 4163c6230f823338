import type { StepChange } from '@aval/forms';
import { type Location, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

/** The history state of a step. */
interface StepEntry {
  /** The step of the previous entry. */
  from?: number;
  /** The number of entries back to where the form was opened. */
  depth?: number;
  /** Each step opens at the top of the page, regardless of where it was left. */
  startsAtTop: true;
}

/** Adds the steps of the wizard to the browser history: `?step=1` to 7, so that Back goes one step back. */
export function useStepInAddress() {
  const navigate = useNavigate();
  const { search, state } = useLocation() as Location<StepEntry | null>;
  // Only Back, Forward and reload request a step; a change made by the wizard itself does not.
  const isRequested = useNavigationType() === NavigationType.Pop;
  const named = Number(new URLSearchParams(search).get('step'));
  const current = Number.isInteger(named) && named > 0 ? named - 1 : undefined;
  const { from, depth = 0 } = state ?? {};

  function write(step: number, entry: Omit<StepEntry, 'startsAtTop'>, replace: boolean) {
    const address = new URLSearchParams(search);
    address.set('step', String(step + 1));
    const next: StepEntry = { ...entry, startsAtTop: true };
    void navigate({ search: address.toString() }, { replace, state: next, preventScrollReset: true });
  }

  function showStep(step: number, change: StepChange) {
    if (change === 'moved' && from === step) void navigate(-1);
    else if (change === 'moved')
      write(step, { ...(current !== undefined && { from: current }), depth: depth + 1 }, false);
    // The history entries of a created or discarded form are obsolete.
    else if (change === 'restarted' && depth > 0) void navigate(-depth);
    else write(step, { ...(from !== undefined && { from }), depth }, true);
  }

  return { step: isRequested ? current : undefined, showStep };
}
