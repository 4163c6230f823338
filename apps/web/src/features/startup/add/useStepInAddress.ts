import type { StepChange } from '@aval/forms';
import { type Location, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

/** What an entry of the history knows of the steps before it. */
interface StepEntry {
  /** The step of the entry before it. */
  from?: number;
  /** How many steps back the form was opened. */
  depth?: number;
  /** Wherever its page was left, each step opens at its top. */
  startsAtTop: true;
}

/** The steps of the wizard as entries of the history: `?step=1` to 7, so that Back goes one step back. */
export function useStepInAddress() {
  const navigate = useNavigate();
  const { search, state } = useLocation() as Location<StepEntry | null>;
  // What the wizard itself has just told the address is no wish of the person's.
  const isAsked = useNavigationType() === NavigationType.Pop;
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
    // The entries of what has been created, or discarded, lead nowhere any more.
    else if (change === 'restarted' && depth > 0) void navigate(-depth);
    else write(step, { ...(from !== undefined && { from }), depth }, true);
  }

  return { step: isAsked ? current : undefined, showStep };
}
