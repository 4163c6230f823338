import { storable } from '../db/storable.ts';
import type { FoundFacts } from '../extraction/FoundFacts.ts';
import { ApiError } from '../http/ApiError.ts';
import type { UploadedFile } from '../http/UploadedFile.ts';
import type { Services } from '../services/Services.ts';
import { isExtension } from '../sources/reading/readers.ts';
import { documentTexts } from './documentTexts.ts';
import { findFacts } from './findFacts.ts';
import { unreadableError } from './unreadableError.ts';

/**
 * Reads a file by its extension; returns its text and facts in storable form.
 *
 * @param account Whose file it is, for taking turns.
 * @throws ApiError UNSUPPORTED_TYPE for an unknown extension, or the error of the reader or language model.
 */
export async function readDocument(
  ctx: Services,
  { name, bytes }: Pick<UploadedFile, 'name' | 'bytes'>,
  account: string,
): Promise<{ text: string; found: FoundFacts }> {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!name.includes('.') || !isExtension(extension)) {
    throw new ApiError('UNSUPPORTED_TYPE', { text: documentTexts.unsupported, values: { file: name } });
  }
  const asOfYear = ctx.now().getUTCFullYear();
  const reading = ctx.sources.read({ kind: 'file', extension, bytes, asOfYear }, account);
  const source = await reading.catch((error: unknown) => {
    throw unreadableError(error, name);
  });
  return storable({ text: source.text, found: await findFacts(ctx, source, name) });
}
