import type { Edit } from '@aval/contract';

/** A save that would overwrite what somebody else stored in the same fields; the forms read it by its code. */
export class EditConflict extends Error {
  readonly code = 'STALE';
  readonly edit: Edit | null;
  /** What they stored in those fields. */
  readonly theirs: Readonly<Record<string, string>>;

  constructor(edit: Edit | null, theirs: Readonly<Record<string, string>>) {
    super('');
    this.name = 'EditConflict';
    this.edit = edit;
    this.theirs = theirs;
  }
}
