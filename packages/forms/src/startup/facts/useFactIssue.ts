import { get, useFormContext, useFormState } from 'react-hook-form';

import { useFormsLocale } from '../../messages.ts';

/** The message below one value of the facts, in the current language. */
export function useFactIssue(path: string): string | undefined {
  const locale = useFormsLocale();
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name: path, exact: true });
  const error: unknown = get(errors, path);
  if (typeof error !== 'object' || error === null) return undefined;
  const texts: unknown = 'types' in error ? error.types : null;
  if (typeof texts === 'object' && texts !== null && locale in texts) {
    const text: unknown = Reflect.get(texts, locale);
    return typeof text === 'string' ? text : undefined;
  }
  return 'message' in error && typeof error.message === 'string' ? error.message : undefined;
}
