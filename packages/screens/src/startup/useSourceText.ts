import type { FieldSource } from '@aval/contract';
import type { SourceMarkProps } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import { useDates } from '../text/useDates.ts';
import { shortAddress } from './shortAddress.ts';

type Mark = Pick<SourceMarkProps, 'kind' | 'text'>;

/** Describes the source of a field's value; a field without a source was stated. */
export function useSourceText(): (source: FieldSource | undefined) => Mark {
  const { t } = useLingui();
  const { day } = useDates();

  function stated(person: string | null | undefined, at: string | null | undefined): string {
    const date = at ? day(at) : null;
    if (person && date) return t`Entered by ${person} on ${date}`;
    if (person) return t`Entered by ${person}`;
    return date ? t`Stated on ${date}` : t`Stated`;
  }

  function found({ document, page, cell }: FieldSource): string {
    const name = document ?? t`From a document`;
    if (typeof page === 'number') return t`${name}, p. ${page}`;
    return cell ? t`${name}, cell ${cell}` : name;
  }

  return (source) => {
    switch (source?.kind) {
      case 'document':
        return { kind: 'document', text: found(source) };
      case 'url':
        return { kind: 'document', text: source.url ? shortAddress(source.url) : t`From a web page` };
      case 'import':
        return { kind: 'document', text: t`Imported` };
      case 'defaulted':
        return { kind: 'default', text: t`Default, not used` };
      default:
        return { kind: 'stated', text: stated(source?.by_name, source?.at) };
    }
  };
}
