import type { Edit } from '@aval/contract';

/** A conflict: another user edited the record after it was loaded. */
export interface Conflict {
  /** Who and when; null when the error does not contain it. */
  edit: Edit | null;
  /** The values that they stored in fields that this user changed too; empty when unknown. */
  theirs: Readonly<Record<string, string>>;
}

/**
 * Reads the conflict from a rejected save.
 *
 * @returns null when it was rejected with another code than 'STALE'.
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
