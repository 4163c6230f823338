import { Button } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';

import { useWizardForm } from '../useWizardForm.ts';
import type { WizardField } from '../wizardFields.ts';
import { isAnswered } from '../wizardValues.ts';
import * as styles from './sections.css.ts';

export interface UnansweredFilterProps {
  fields: readonly WizardField[];
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
}

/** Filters the unanswered fields. It is always rendered, so that the first answer causes no layout shift. */
export function UnansweredFilter({ fields, isOn, onToggle }: UnansweredFilterProps) {
  const { t } = useLingui();
  const { control } = useWizardForm();
  const open = useWatch({ control, compute: (values) => fields.filter((field) => !isAnswered(field, values)).length });
  return (
    <Button
      variant="ghost"
      size="small"
      aria-pressed={isOn}
      disabled={!isOn && (open === 0 || open === fields.length)}
      className={styles.filter}
      onClick={() => onToggle(!isOn)}
    >
      {isOn ? <Trans>Show all fields</Trans> : t`Show only unanswered (${open})`}
    </Button>
  );
}
