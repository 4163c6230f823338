import { rejectionMessage } from '../../accounts/rejectionMessage.ts';
import { isWizardFieldId, type WizardFieldId } from '../wizardFields.ts';

/** Why a startup was not created, as the server says it. */
export interface Refusal {
  /** Null when nothing readable was said. */
  message: string | null;
  /** What is wrong with single fields, by the path that the server names. */
  issues: { id: WizardFieldId; message: string }[];
  /** Whether the key of the request stands for something else by now, so that the next try needs a new one. */
  isKeySpent: boolean;
}

/** Reads a rejected call: an error with a message and, where single fields are at fault, `issues` by path. */
export function readRefusal(error: unknown): Refusal {
  return {
    isKeySpent: typeof error === 'object' && error !== null && 'isKeySpent' in error && error.isKeySpent === true,
    message: rejectionMessage(error),
    issues: readIssues(error).flatMap(({ path, message }) => (isWizardFieldId(path) ? [{ id: path, message }] : [])),
  };
}

/** What a rejected call says is wrong, by path. */
export function readIssues(error: unknown): { path: string; message: string }[] {
  const issues: unknown = typeof error === 'object' && error !== null && 'issues' in error ? error.issues : [];
  return (Array.isArray(issues) ? issues : []).flatMap((issue: unknown) => {
    if (typeof issue !== 'object' || issue === null || !('path' in issue) || !('message' in issue)) return [];
    const path = Array.isArray(issue.path) ? issue.path.join('.') : issue.path;
    const { message } = issue;
    return typeof path === 'string' && typeof message === 'string' ? [{ path, message }] : [];
  });
}
