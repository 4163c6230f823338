const unreadableReasons = [
  'empty',
  'disguised',
  'corrupt',
  'protected',
  'tooLarge',
  'active',
  'timeout',
  'memory',
  'severalStartups',
  'headerOnly',
] as const;
export type UnreadableReason = (typeof unreadableReasons)[number];

/** Why a file could not be read. */
export class Unreadable extends Error {
  override name = 'Unreadable';
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason, detail?: string) {
    super(detail ? `${reason}: ${detail}` : reason);
    this.reason = reason;
  }
}
