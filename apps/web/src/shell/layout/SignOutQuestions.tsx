import { DiscardDialog, SignOutDialog, type SignOutDialogProps } from '@aval/screens';

interface SignOutQuestionsProps extends Pick<SignOutDialogProps, 'onSignOut'> {
  /** About unsaved changes of a form, or about an unfinished startup; null when nothing is asked. */
  question: 'changes' | 'draft' | null;
  onStay: () => void;
  /** Discards the unsaved changes. */
  onDiscard: () => void;
}

/** What is asked before the user signs out. */
export function SignOutQuestions({ question, onStay, onDiscard, onSignOut }: SignOutQuestionsProps) {
  return (
    <>
      <DiscardDialog isOpen={question === 'changes'} onStay={onStay} onLeave={onDiscard} />
      <SignOutDialog isOpen={question === 'draft'} onOpenChange={onStay} onSignOut={onSignOut} />
    </>
  );
}
