import { Button } from '@aval/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';

import { useEditState } from '../edit/useEditState.ts';
import { IssueCount } from '../IssueCount.tsx';
import { countIssues } from '../wizard.ts';
import type { WizardField, WizardFieldId } from '../wizardFields.ts';
import type { WizardValues } from '../wizardValues.ts';
import * as styles from './StartupModalForm.css.ts';

interface ModalFooterProps {
  formId: string;
  fields: readonly WizardField[];
  before: WizardValues;
  isSaving: boolean;
  onCancel: () => void;
  onDirtyChange: ((isDirty: boolean) => void) | undefined;
}

/** The buttons of the dialog, updated while typing. */
export function ModalFooter({ formId, fields, before, isSaving, onCancel, onDirtyChange }: ModalFooterProps) {
  const { t } = useLingui();
  const { changed, issues } = useEditState(fields, before);
  const isDirty = changed.length > 0;
  const reportDirty = useEffectEvent((isNowDirty: boolean) => onDirtyChange?.(isNowDirty));
  useEffect(() => reportDirty(isDirty), [isDirty]);
  return (
    <>
      <Button onClick={onCancel} disabled={isSaving}>
        <Trans>Cancel</Trans>
      </Button>
      <Button
        type="submit"
        form={formId}
        variant="primary"
        disabled={!isDirty || issues.size > 0}
        isLoading={isSaving}
        loadingLabel={t`Saving...`}
      >
        <Trans>Save Changes</Trans>
      </Button>
    </>
  );
}

interface ModalNoteProps {
  fields: readonly WizardField[];
  before: WizardValues;
  onIssueSelect: (id: WizardFieldId) => void;
}

/** The number of changes and issues, with a link to the first issue. */
export function ModalNote({ fields, before, onIssueSelect }: ModalNoteProps) {
  const { values, changed, issues } = useEditState(fields, before);
  const [firstIssue] = issues.keys();
  return (
    <span className={styles.note}>
      {firstIssue !== undefined && (
        <button type="button" className={styles.issues} onClick={() => onIssueSelect(firstIssue)}>
          <IssueCount {...countIssues(values, issues)} />
        </button>
      )}
      <Plural value={changed.length} _0="No changes" one="# change" other="# changes" />
    </span>
  );
}
