import { type Lens, type MetricValues, portfolioBand, portfolioCorrelation } from '@aval/metrics';
import { Button, Card, Dialog, IconButton, useTexts } from '@aval/ui';
import { CorrelationMatrix } from '@aval/ui/charts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import { memo, useMemo, useState } from 'react';

import * as styles from '../compare.css.ts';

interface SimilarityCardProps {
  /** The evaluated startups. */
  items: readonly { id: number; name: string; values: MetricValues }[];
  lens: Lens;
}

/** The pairwise similarity of a portfolio's startups. Memoised, because it is expensive to render. */
export const SimilarityCard = memo(function SimilarityCard({ items, lens }: SimilarityCardProps) {
  const { t } = useLingui();
  const texts = useTexts();
  const [isInfoOpen, setIsInfoOpen] = useState(false);
  const values = useMemo(
    () =>
      portfolioCorrelation(
        items.map((item) => item.values),
        lens,
      ),
    [items, lens],
  );
  const matrixItems = useMemo(
    () =>
      items.map(({ id, name, values: { IE_investability_score: score } }) => ({
        id: String(id),
        label: name,
        ...(typeof score === 'number' && { score }),
      })),
    [items],
  );
  const beside: Record<Lens, string | null> = {
    general: null,
    corporate: t`The corporate tab adds strategic alignment and corporate market fit.`,
    educational: t`The educational tab adds academic impact and educational market fit.`,
  };
  return (
    <Card>
      <CorrelationMatrix
        title={t`Correlation Matrix`}
        titleLevel={2}
        items={matrixItems}
        values={values}
        bandOf={portfolioBand}
        tools={
          <IconButton
            icon={Info}
            size="small"
            label={t`About the correlation matrix`}
            onClick={() => setIsInfoOpen(true)}
          />
        }
      />
      <Dialog
        isOpen={isInfoOpen}
        onOpenChange={setIsInfoOpen}
        title={t`Correlation Matrix`}
        description={t`How similar the scores of two startups are.`}
        footer={<Button onClick={() => setIsInfoOpen(false)}>{texts.close}</Button>}
      >
        <div className={styles.info}>
          <section>
            <h3 className={styles.infoTitle}>{t`Calculation`}</h3>
            <p className={styles.infoText}>
              <Trans>
                The distance between two startups in each global score, divided by 100 and averaged; the correlation is
                100 % minus that mean. It measures similarity: two equal profiles give 100 %, be they strong or weak.
              </Trans>{' '}
              {beside[lens]}
            </p>
          </section>
          <section>
            <h3 className={styles.infoTitle}>{t`Interpretation`}</h3>
            <p className={styles.infoText}>
              <Trans>
                Above 70 % high, above 30 % moderate, above 0 % low. A portfolio whose startups are all alike rises and
                falls together.
              </Trans>
            </p>
          </section>
        </div>
      </Dialog>
    </Card>
  );
});
