import type { PastFact } from '@aval/contract';
import { formatDate } from '@aval/metrics';
import { useLingui } from '@lingui/react/macro';

import { useLocale } from '../../text/useLocale.ts';

/** Says who stated, accepted and confirmed a value, as far as it is known and the user may see it. */
export function useVouching(): (fact: PastFact) => string[] {
  const { t } = useLingui();
  const locale = useLocale();

  function accepted({ accepted_by_name: person, is_automatic: isAutomatic }: PastFact): string | null {
    if (isAutomatic) return t`Accepted automatically`;
    return person ? t`Accepted by ${person}` : null;
  }

  function confirmed({ confirmed, confirmed_by_name: person }: PastFact): string | null {
    if (confirmed === null) return null;
    const day = formatDate(confirmed, locale);
    return person ? t`Confirmed by ${person} on ${day}` : t`Confirmed on ${day}`;
  }

  return (fact) => {
    const stated = fact.by_name && fact.kind !== 'defaulted' ? t`Entered by ${fact.by_name}` : null;
    return [stated, accepted(fact), confirmed(fact)].filter((text) => text !== null);
  };
}
