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

/** Leaves only what is still to be answered. It is always there, so that a first answer moves nothing on the screen. */
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
