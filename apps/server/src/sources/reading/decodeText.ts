import { type Encoding, encodingOf } from './encodingOf.ts';

export interface DecodedText {
  text: string;
  /** The label of an encoding that is only guessed; null if it is certain. */
  guessed: string | null;
}

/**
 * Decodes a text in its encoding.
 *
 * @param declared The encoding that its sender states. UTF-8 that is invalid is decoded as if none were stated.
 */
export async function decodeText(bytes: Uint8Array, declared?: string): Promise<DecodedText> {
  const { label, isGuessed } = statedEncoding(bytes, declared) ?? (await encodingOf(bytes));
  return { text: new TextDecoder(label).decode(bytes), guessed: isGuessed ? label : null };
}

function statedEncoding(bytes: Uint8Array, declared: string | undefined): Encoding | null {
  if (declared === undefined) return null;
  try {
    new TextDecoder(declared, { fatal: true }).decode(bytes);
    return { label: declared, isGuessed: false };
  } catch {
    return null;
  }
}
