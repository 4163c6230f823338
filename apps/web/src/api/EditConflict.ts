import type { Edit } from '@aval/contract';

/** A save that would overwrite another user's changes to the same fields. The forms recognise it by its code. */
export class EditConflict extends Error {
  readonly code = 'STALE';
  readonly edit: Edit | null;
  /** The values that the other user stored in those fields. */
  readonly theirs: Readonly<Record<string, string>>;

  constructor(edit: Edit | null, theirs: Readonly<Record<string, string>>) {
    super('');
    this.name = 'EditConflict';
    this.edit = edit;
    this.theirs = theirs;
  }
}
