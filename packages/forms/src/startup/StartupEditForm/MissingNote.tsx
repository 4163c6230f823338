import { Banner } from '@aval/ui';
import { Trans } from '@lingui/react/macro';

import type { EditValues } from '../edit/editValues.ts';
import { useWizardScene } from '../useWizardForm.ts';
import type { WizardField } from '../wizardFields.ts';

interface MissingNoteProps {
  fields: readonly WizardField[];
  before: EditValues;
}

/** Lists the empty fields that the evaluation needs, because an imported startup is completed step by step. */
export function MissingNote({ fields, before }: MissingNoteProps) {
  const { locale, standing } = useWizardScene();
  const missing = fields.filter(
    (field) =>
      field.required && standing?.[field.id] === undefined && (before[field.id] === null || before[field.id] === ''),
  );
  if (missing.length === 0) return null;
  const names = missing.map((field) => field.label[locale]).join(', ');
  return (
    <Banner tone="warning">
      <Trans>Still missing: {names}. The startup is evaluated once everything that is required is there.</Trans>
    </Banner>
  );
}
