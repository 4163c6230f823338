import { PortfolioForm, type PortfolioFormProps } from '@aval/forms';
import { Card, PageHeader } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import { page } from '../layout/page.css.ts';
import * as styles from './portfolios.css.ts';

export interface AddPortfolioScreenProps extends Pick<PortfolioFormProps, 'onSubmit' | 'onDirtyChange'> {
  paths: { myPortfolios: string };
}

/** Creates a portfolio. */
export function AddPortfolioScreen({ paths, ...form }: AddPortfolioScreenProps) {
  const { t } = useLingui();
  return (
    <div className={page}>
      <PageHeader title={t`Create Portfolio`} description={t`A name, and what the startups in it have in common.`} />
      <Card className={styles.form}>
        <PortfolioForm cancelHref={paths.myPortfolios} preserveKey="portfolio" {...form} />
      </Card>
    </div>
  );
}
