import { LinkButton, Tooltip } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';

import * as styles from './compare.css.ts';

interface BackButtonProps {
  /** The parent page. */
  to: string;
}

/** A link from a comparison back to its subject. */
export function BackButton({ to }: BackButtonProps) {
  const { t } = useLingui();
  const label = t`Back`;
  return (
    <Tooltip content={label}>
      <LinkButton href={to} icon={ArrowLeft} aria-label={label} className={styles.back} />
    </Tooltip>
  );
}
