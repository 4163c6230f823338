import type { DraftState, StartupWizardProps, WizardDraft } from '@aval/forms';
import { useEffect, useEffectEvent, useState } from 'react';

import { type SaveResult, openStartupDraft } from '../../../shell/session/startupDraft.ts';

/**
 * The draft of the wizard: kept while it is filled in, and shared by all windows of the person. While another window has
 * changed it nothing of this one is kept, until the person has chosen between the two.
 *
 * @param setIsDirty Told whether leaving would lose something.
 */
export function useOpenDraft(userId: number, setIsDirty: (isDirty: boolean) => void) {
  const [open, setOpen] = useState(() => ({ key: 0, draft: openStartupDraft(userId) }));
  const [state, setState] = useState<DraftState>();
  const [isElsewhere, setIsElsewhere] = useState(false);
  const { draft } = open;

  function show(keeping: SaveResult, hasContent: boolean) {
    setIsElsewhere(keeping === 'changedElsewhere');
    // Once there is nothing to keep, nothing is said of it.
    setState(hasContent ? (keeping === 'kept' ? { state: 'saved', at: Date.now() } : { state: 'failed' }) : undefined);
    // A draft that is kept waits for whoever leaves; one that is not would be lost.
    setIsDirty(hasContent && keeping !== 'kept');
  }

  const tellOfOther = useEffectEvent(() => show('changedElsewhere', draft.hasContent()));
  useEffect(() => draft.watch(() => tellOfOther()), [draft]);

  function takeOver() {
    draft.close();
    setOpen({ key: open.key + 1, draft: openStartupDraft(userId) });
    show('kept', false);
  }

  return {
    key: open.key,
    /** Forgets the draft: its startup is there. */
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
