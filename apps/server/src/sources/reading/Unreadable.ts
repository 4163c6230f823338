const unreadableReasons = ['empty', 'disguised', 'corrupt', 'protected', 'tooLarge', 'timeout', 'memory'] as const;
export type UnreadableReason = (typeof unreadableReasons)[number];

/** Why a file gave no text. */
export class Unreadable extends Error {
  override name = 'Unreadable';
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason, detail?: string) {
    super(detail ? `${reason}: ${detail}` : reason);
    this.reason = reason;
  }
}
