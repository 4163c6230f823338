/** What the dialogs that ask before something is removed have in common. */
export interface ConfirmationProps {
  /** The confirmed action is under way. */
  isPending: boolean;
  /** The server's message when the action failed, empty when it sent none; null when it did not fail. */
  error: string | null;
  onConfirm: () => void;
  onClose: () => void;
}
