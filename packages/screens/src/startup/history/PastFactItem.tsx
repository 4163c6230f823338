import type { FactId, MasterDataLists, PastFact } from '@aval/contract';
import { ListedValue } from '@aval/forms';
import { formatDate } from '@aval/metrics';
import { SourceMark, TextLink } from '@aval/ui';
import { Trans } from '@lingui/react/macro';

import { useLocale } from '../../text/useLocale.ts';
import { shortAddress } from '../shortAddress.ts';
import { useSourceText } from '../useSourceText.ts';
import * as styles from './history.css.ts';
import { usePastValue } from './usePastValue.ts';
import { useVouching } from './useVouching.ts';

interface PastFactItemProps {
  field: FactId;
  fact: PastFact;
  lookups: Partial<MasterDataLists>;
}

/** One value of a fact: its date, its evidence and the people behind it. */
export function PastFactItem({ field, fact, lookups }: PastFactItemProps) {
  const locale = useLocale();
  const valueOf = usePastValue(field, lookups);
  const sourceText = useSourceText(false);
  const vouching = useVouching();
  const { date, kind, document, page, cell, quote, url } = fact;
  const value = valueOf(fact.value);
  const people = vouching(fact);
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        {value === null ? (
          <span className={styles.missing}>
            <Trans>Not recorded</Trans>
          </span>
        ) : (
          <ListedValue field={field} value={fact.value} instead={<span className={styles.value}>{value}</span>} />
        )}
        <time dateTime={date} className={styles.date}>
          {formatDate(date, locale)}
        </time>
      </div>
      <p className={styles.evidence}>
        <SourceMark {...sourceText({ kind, document, page, cell })} />
        {people.length > 0 && <span>{people.join(' · ')}</span>}
      </p>
      {quote && <blockquote className={styles.quote}>«{quote.trim()}»</blockquote>}
      {url && /^https?:/i.test(url) && (
        <TextLink href={url} isExternal>
          {shortAddress(url)}
        </TextLink>
      )}
    </li>
  );
}
