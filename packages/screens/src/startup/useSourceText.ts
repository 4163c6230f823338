import type { FieldSource } from '@aval/contract';
import { formatMonth } from '@aval/metrics';
import type { SourceMarkProps } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import { useDates } from '../text/useDates.ts';
import { useLocale } from '../text/useLocale.ts';
import { shortAddress } from './shortAddress.ts';

type Mark = Pick<SourceMarkProps, 'kind' | 'text'>;

/**
 * Describes the source of a field's value, with its date; a field without a source was stated.
 *
 * @param isDated Whether documents and pages are shown with the month of the value. @default true
 */
export function useSourceText(isDated = true): (source: FieldSource | undefined) => Mark {
  const { t } = useLingui();
  const locale = useLocale();
  const { day } = useDates();

  function statedText(source: FieldSource | undefined): string {
    const text = stated(source?.by_name, source?.at ?? source?.date);
    return source?.confirmed_at ? confirmedText(text, source.confirmed_at) : text;
  }

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

  function dated(text: string, { date, confirmed_at: confirmed }: FieldSource): string {
    if (!isDated || date === undefined) return text;
    return confirmed ? confirmedText(text, confirmed) : `${text} · ${formatMonth(date, locale)}`;
  }

  function confirmedText(text: string, confirmed: string): string {
    return t`${text}, confirmed on ${day(confirmed)}`;
  }

  return (source) => {
    switch (source?.kind) {
      case 'document':
        return { kind: 'document', text: dated(found(source), source) };
      case 'url':
        return { kind: 'document', text: dated(source.url ? shortAddress(source.url) : t`From a web page`, source) };
      case 'import':
        return { kind: 'document', text: dated(t`Imported`, source) };
      case 'defaulted':
        return { kind: 'default', text: t`Default, not used` };
      default:
        return { kind: 'stated', text: statedText(source) };
    }
  };
}
