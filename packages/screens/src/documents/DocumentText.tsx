import { formatNumber } from '@aval/metrics';
import { CopyButton } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

import * as styles from './documents.css.ts';
import { findQuote } from './findQuote.ts';

interface DocumentTextProps {
  name: string;
  text: string;
  /** The quote to highlight. */
  quote: string | null;
}

/** The maximum number of characters shown around the match: browsers cannot lay out more without a noticeable delay. */
const maxShown = 100_000;

function bringIntoView(mark: HTMLElement | null): void {
  mark?.scrollIntoView({ block: 'center' });
}

/** The text of a document with a quote highlighted. */
export function DocumentText({ name, text, quote }: DocumentTextProps) {
  const { t } = useLingui();
  const place = useMemo(() => (quote === null ? null : findQuote(text, quote)), [text, quote]);
  const from = place && place.end > maxShown ? Math.max(0, place.start - maxShown / 2) : 0;
  const to = Math.min(text.length, from + maxShown);
  const [start, end] = place ? [place.start, place.end] : [to, to];

  return (
    <figure className={styles.document}>
      <figcaption className={styles.documentHead}>
        <span className={styles.documentName}>{name}</span>
        <CopyButton text={text} />
      </figcaption>
      <section
        aria-label={t`Text of ${name}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles.documentText}
      >
        <pre className={styles.pre}>
          {text.slice(from, start)}
          {place && (
            <mark key={start} ref={bringIntoView} className={styles.mark}>
              {text.slice(start, end)}
            </mark>
          )}
          {text.slice(end, to)}
        </pre>
      </section>
      {to - from < text.length && (
        <p className={styles.note}>
          {t`Characters ${formatNumber(from + 1)} to ${formatNumber(to)} of ${formatNumber(text.length)}`}
        </p>
      )}
    </figure>
  );
}
