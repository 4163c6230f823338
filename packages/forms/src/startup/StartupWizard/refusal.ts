import { rejectionMessage } from '../../accounts/rejectionMessage.ts';
import { isWizardFieldId, type WizardFieldId } from '../wizardFields.ts';

/** The error of a failed creation, as reported by the server. */
export interface Refusal {
  /** Null when there is no readable message. */
  message: string | null;
  /** Issues of individual fields, by path. */
  issues: { id: WizardFieldId; message: string }[];
  /** Whether the request key belongs to a different request, so that the next attempt needs a new one. */
  isKeySpent: boolean;
}

/** Reads a rejected request: an error with a message and, for invalid fields, `issues` by path. */
export function readRefusal(error: unknown): Refusal {
  return {
    isKeySpent: typeof error === 'object' && error !== null && 'isKeySpent' in error && error.isKeySpent === true,
    message: rejectionMessage(error),
    issues: readIssues(error).flatMap(({ path, message }) => (isWizardFieldId(path) ? [{ id: path, message }] : [])),
  };
}

/** The issues of a rejected request, by path. */
export function readIssues(error: unknown): { path: string; message: string }[] {
  const issues: unknown = typeof error === 'object' && error !== null && 'issues' in error ? error.issues : [];
  return (Array.isArray(issues) ? issues : []).flatMap((issue: unknown) => {
    if (typeof issue !== 'object' || issue === null || !('path' in issue) || !('message' in issue)) return [];
    const path = Array.isArray(issue.path) ? issue.path.join('.') : issue.path;
    const { message } = issue;
    return typeof path === 'string' && typeof message === 'string' ? [{ path, message }] : [];
  });
}
