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

/** Leaves only what is still to be answered; nothing to choose while nothing or everything is. */
export function UnansweredFilter({ fields, isOn, onToggle }: UnansweredFilterProps) {
  const { t } = useLingui();
  const { control } = useWizardForm();
  const open = useWatch({ control, compute: (values) => fields.filter((field) => !isAnswered(field, values)).length });
  if (!isOn && (open === 0 || open === fields.length)) return null;
  return (
    <Button variant="ghost" size="small" aria-pressed={isOn} className={styles.filter} onClick={() => onToggle(!isOn)}>
      {isOn ? <Trans>Show all fields</Trans> : t`Show only unanswered (${open})`}
    </Button>
  );
}
