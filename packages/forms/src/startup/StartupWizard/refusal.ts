import { rejectionMessage } from '../../accounts/rejectionMessage.ts';
import { isWizardFieldId, type WizardFieldId } from '../wizardFields.ts';

/** Why a startup was not created, as the server says it. */
export interface Refusal {
  /** Null when nothing readable was said. */
  message: string | null;
  /** What is wrong with single fields, by the path that the server names. */
  issues: { id: WizardFieldId; message: string }[];
}

/** Reads a rejected call: an error with a message and, where single fields are at fault, `issues` by path. */
export function readRefusal(error: unknown): Refusal {
  const issues: unknown = typeof error === 'object' && error !== null && 'issues' in error ? error.issues : [];
  return {
    message: rejectionMessage(error),
    issues: (Array.isArray(issues) ? issues : []).flatMap((issue: unknown) => {
      if (typeof issue !== 'object' || issue === null || !('path' in issue) || !('message' in issue)) return [];
      const path = Array.isArray(issue.path) ? issue.path.join('.') : issue.path;
      const { message } = issue;
      return typeof path === 'string' && typeof message === 'string' && isWizardFieldId(path)
        ? [{ id: path, message }]
        : [];
    }),
  };
}
