import type { Omitted } from '@aval/contract';
import { CardBody } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import { FoldingCard } from '../../folding/FoldingCard.tsx';
import * as styles from './DocumentMappingForm.css.ts';

interface LeftOutProps {
  omitted: readonly Omitted[];
  /** Shows the quote in the document; without it the location is plain text. */
  onOpen?: ((omitted: Omitted) => void) | undefined;
}

/** What a document states and no row holds, each with the reason. */
export function LeftOut({ omitted, onOpen }: LeftOutProps) {
  const { t } = useLingui();
  if (omitted.length === 0) return null;
  return (
    <FoldingCard title={t`Left out`} tools={<span className={styles.figure}>{omitted.length}</span>}>
      <CardBody className={styles.body}>
        <ul className={styles.list}>
          {omitted.map((one, index) => (
            // The same figure can stand twice in a document.
            <li key={`${one.what} ${index}`} className={styles.omitted}>
              <span className={styles.name}>{one.what}</span>
              <span className={styles.reason}>{one.reason}</span>
              {onOpen ? (
                <button
                  type="button"
                  className={styles.opener}
                  aria-label={t`Show in the document: ${one.what}`}
                  onClick={() => onOpen(one)}
                >
                  {t`Show in the document`}
                </button>
              ) : (
                <span className={styles.reason}>{`«${one.quote}»`}</span>
              )}
            </li>
          ))}
        </ul>
      </CardBody>
    </FoldingCard>
  );
}
