import type { Edit } from '@aval/contract';

/** What a save was refused for: somebody edited the record after it was read. */
export interface Conflict {
  /** Who and when; null when the refusal does not say. */
  edit: Edit | null;
  /** What they stored in the fields that this person changed too, as the form's texts; empty when not known. */
  theirs: Readonly<Record<string, string>>;
}

/**
 * Reads a rejected save.
 *
 * @returns null when it was refused for another reason than the code 'STALE'.
 */
export function readConflict(error: unknown): Conflict | null {
  if (typeof error !== 'object' || error === null || !('code' in error) || error.code !== 'STALE') return null;
  return {
    edit: 'edit' in error && isEdit(error.edit) ? error.edit : null,
    theirs: 'theirs' in error && isTexts(error.theirs) ? error.theirs : {},
  };
}

function isEdit(value: unknown): value is Edit {
  return typeof value === 'object' && value !== null && 'by' in value && 'by_caller' in value && 'at' in value;
}

function isTexts(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text: unknown) => typeof text === 'string')
  );
}
