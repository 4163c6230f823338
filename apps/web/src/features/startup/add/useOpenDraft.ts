import type { DraftState, StartupWizardProps, WizardDraft } from '@aval/forms';
import { useEffect, useEffectEvent, useState } from 'react';

import { type SaveResult, openStartupDraft } from '../../../shell/session/startupDraft.ts';

/**
 * The draft of the wizard, saved while it is filled in and shared by all windows of the user. If another window changes
 * the draft, this one stops saving until the user has chosen between the two.
 *
 * @param setIsDirty Called with whether leaving would lose input.
 */
export function useOpenDraft(userId: number, setIsDirty: (isDirty: boolean) => void) {
  const [open, setOpen] = useState(() => ({ key: 0, draft: openStartupDraft(userId) }));
  const [state, setState] = useState<DraftState>();
  const [isElsewhere, setIsElsewhere] = useState(false);
  const { draft } = open;

  function show(result: SaveResult, hasContent: boolean) {
    setIsElsewhere(result === 'conflict');
    // An empty form has no save status.
    setState(hasContent ? (result === 'saved' ? { state: 'saved', at: Date.now() } : { state: 'failed' }) : undefined);
    // A saved draft can be resumed; unsaved input would be lost.
    setIsDirty(hasContent && result !== 'saved');
  }

  const handleOtherChange = useEffectEvent(() => show('conflict', draft.hasContent()));
  useEffect(() => draft.watch(() => handleOtherChange()), [draft]);

  function takeOver() {
    draft.close();
    setOpen({ key: open.key + 1, draft: openStartupDraft(userId) });
    show('saved', false);
  }

  return {
    key: open.key,
    /** Deletes the draft, because its startup was created. */
    finish: draft.finish,
    props: {
      initialDraft: draft.first,
      onDraftChange: (changed: WizardDraft | null) => show(draft.keep(changed), changed !== null),
      draftState: state,
      draftElsewhere: isElsewhere
        ? {
            isGone: draft.changedTo() === null,
            onTakeOver: takeOver,
            onKeep: () => show(draft.overwrite(), draft.hasContent()),
          }
        : undefined,
    } satisfies Partial<StartupWizardProps>,
  };
}
