import { Button } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleDashed } from 'lucide-react';
import { useWatch } from 'react-hook-form';

import { lookupLabel, type LookupState } from '../lookups.ts';
import { fieldText } from '../StartupSummary/fieldText.ts';
import { useUnconfirmedDefault, useWizardForm, useWizardScene } from '../useWizardForm.ts';
import type { WizardField } from '../wizardFields.ts';
import * as styles from './StartupEditForm.css.ts';

interface DefaultNoteProps {
  field: WizardField;
  lookup: LookupState | undefined;
}

/** Marks a field that has a default, and lets the user confirm it. */
export function DefaultNote({ field, lookup }: DefaultNoteProps) {
  const { t } = useLingui();
  const { control, setValue } = useWizardForm();
  const { locale } = useWizardScene();
  const standing = useUnconfirmedDefault(field);
  const stands = useWatch({ control, name: field.id, compute: (value) => value === null });
  if (!stands || standing === undefined) return null;
  const row = lookup?.status === 'ready' ? lookup.rows.find(({ id }) => id === standing) : undefined;
  const text = row ? lookupLabel(row) : (fieldText(field, standing, locale) ?? String(standing));
  const label = field.label[locale];

  function confirm() {
    const value = field.kind === 'year' ? String(standing) : (standing ?? null);
    setValue(field.id, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    document.getElementById(`startup-${field.id}`)?.focus();
  }

  return (
    <p className={styles.standing}>
      <CircleDashed className={styles.icon} aria-hidden="true" />
      <span>
        <Trans>Default: {text}</Trans>
      </span>
      <Button size="small" variant="ghost" aria-label={t`Confirm ${text} as ${label}`} onClick={confirm}>
        <Trans>Confirm</Trans>
      </Button>
    </p>
  );
}
