import { wholeNumber } from '../../../wholeNumber.ts';

const ownDialogs = ['edit', 'owners', 'leave'] as const;

/** The open dialog, and the startup it concerns. */
export interface OwnDialog {
  open: (typeof ownDialogs)[number];
  startup: number;
}

/** Reads the dialog of an address; null when there is none or its startup is missing. */
export function readOwnDialog(address: URLSearchParams): OwnDialog | null {
  const open = ownDialogs.find((kind) => kind === address.get('open'));
  const startup = wholeNumber(address.get('startup'));
  return open && startup !== null ? { open, startup } : null;
}

/** Adds a dialog to the address of the list, or removes it. */
export function withOwnDialog(address: URLSearchParams, dialog: OwnDialog | null): URLSearchParams {
  const next = new URLSearchParams(address);
  next.delete('open');
  next.delete('startup');
  if (!dialog) return next;
  next.set('open', dialog.open);
  next.set('startup', String(dialog.startup));
  return next;
}
