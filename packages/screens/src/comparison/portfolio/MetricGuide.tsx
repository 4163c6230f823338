import type { GlossaryText } from '@aval/metrics';
import { Button, Dialog, useTexts } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import { useLocale } from '../../text/useLocale.ts';
import * as styles from '../compare.css.ts';

interface MetricGuideProps {
  /** Null while the dialog is closed. */
  entry: GlossaryText | null;
  onClose: () => void;
}

/** Explains what a metric means, how it is calculated and how to read it. */
export function MetricGuide({ entry, onClose }: MetricGuideProps) {
  const { t } = useLingui();
  const texts = useTexts();
  const locale = useLocale();
  if (entry === null) return null;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={entry.title[locale]}
      description={entry.description[locale]}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <div className={styles.info}>
        <section>
          <h3 className={styles.infoTitle}>{t`Calculation`}</h3>
          <p className={styles.infoText}>{entry.calculation[locale] || t`Calculation method not available`}</p>
        </section>
        <section>
          <h3 className={styles.infoTitle}>{t`Interpretation`}</h3>
          <p className={styles.infoText}>{entry.interpretation[locale] || t`Interpretation not available`}</p>
        </section>
      </div>
    </Dialog>
  );
}
