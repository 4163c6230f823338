import { isFactId, type StartupFieldId, startupField } from '@aval/contract';
import { Button } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { History } from 'lucide-react';
import { useContext } from 'react';

import { useLocale } from '../../text/useLocale.ts';
import { FactHistoryContext } from './FactHistoryContext.ts';
import * as styles from './history.css.ts';

/** Opens the values that an input has had; renders nothing where none can be shown. */
export function FactHistoryButton({ field }: { field: StartupFieldId }) {
  const { t } = useLingui();
  const locale = useLocale();
  const open = useContext(FactHistoryContext);
  if (open === null || !isFactId(field)) return null;
  const name = startupField(field).label[locale];
  return (
    <Button
      variant="ghost"
      size="small"
      icon={History}
      className={styles.button}
      aria-label={t`History of ${name}`}
      onClick={() => open(field)}
    >
      {t`History`}
    </Button>
  );
}
