import type { Action } from '@aval/contract';
import { ActionForm, type ActionValues } from '@aval/forms';
import { type Recommendation, utcDay } from '@aval/metrics';
import { useLocale, useNow } from '@aval/screens';
import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import { takeUpAction, updateAction } from '../../../api/actions.ts';
import { messageOf } from '../../../api/ApiError.ts';
import { FormDialog } from '../../../components/FormDialog.tsx';
import { useActionCache } from './useActionCache.ts';

interface ActionDialogProps {
  startupId: number;
  /** What is taken up. */
  recommendation: Recommendation;
  /** The action to edit; omitted to take the recommendation up. */
  action?: Action | undefined;
  onClose: () => void;
}

/** Takes up a recommendation, or edits what was planned for it. */
export function ActionDialog({ startupId, recommendation, action, onClose }: ActionDialogProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const earliest = utcDay(useNow(null));
  const { show, refresh } = useActionCache(startupId);
  const { rule, text, who, proof } = recommendation;
  const initial = action
    ? { assignee: action.assignee ?? '', due_date: action.due_date ?? '', proof: action.proof ?? '' }
    : { assignee: who?.[locale] ?? '', due_date: '', proof: proof?.[locale] ?? '' };

  async function handleSubmit(values: ActionValues, close: () => void) {
    try {
      const sent = action ? updateAction(action.id, values) : takeUpAction(startupId, { rule, ...values });
      const { action: stored, message } = await sent;
      show(stored);
      toast.success(message);
      close();
    } catch (error) {
      refresh();
      throw new Error(messageOf(error, t`The action could not be saved`), { cause: error });
    }
  }

  return (
    <FormDialog
      title={action ? t`Edit action` : t`Take up a recommendation`}
      description={text[locale]}
      onClose={onClose}
    >
      {(handleDirtyChange, close) => (
        <ActionForm
          initial={initial}
          isStored={action !== undefined}
          earliest={earliest}
          onSubmit={(values) => handleSubmit(values, close)}
          onCancel={close}
          onDirtyChange={handleDirtyChange}
          preserveKey={action ? `action ${action.id}` : `action on ${rule} of ${startupId}`}
        />
      )}
    </FormDialog>
  );
}
