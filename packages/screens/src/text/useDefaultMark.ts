import type { StartupFieldId } from '@aval/contract';
import { useLingui } from '@lingui/react/macro';

/** Marks the text of an unstated value where there is no room for a badge. */
export function useDefaultMark() {
  const { t } = useLingui();
  return (
    { defaulted_fields: defaulted }: { defaulted_fields?: readonly string[] | undefined },
    field: StartupFieldId,
    text: string,
  ): string => (defaulted?.includes(field) ? t`${text} (default)` : text);
}
