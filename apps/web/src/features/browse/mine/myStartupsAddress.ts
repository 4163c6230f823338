import { type BrowseState, defaultState } from '../../../lists/browseAddress.ts';
import { wholeNumber } from '../../../wholeNumber.ts';

/** What My Startups shows at first. */
export const defaultMyStartups: BrowseState = { ...defaultState, order: 'desc' };

const ownDialogs = ['edit', 'leave'] as const;

/** The dialog that is open over the list, and the startup it is about. */
export interface OwnDialog {
  open: (typeof ownDialogs)[number];
  startup: number;
}

/** Reads the dialog of an address; null where there is none, or it does not say which startup. */
export function readOwnDialog(address: URLSearchParams): OwnDialog | null {
  const open = ownDialogs.find((kind) => kind === address.get('open'));
  const startup = wholeNumber(address.get('startup'));
  return open && startup !== null ? { open, startup } : null;
}

/** The same list with a dialog over it, or without one. */
export function withOwnDialog(address: URLSearchParams, dialog: OwnDialog | null): URLSearchParams {
  const next = new URLSearchParams(address);
  next.delete('open');
  next.delete('startup');
  if (!dialog) return next;
  next.set('open', dialog.open);
  next.set('startup', String(dialog.startup));
  return next;
}
