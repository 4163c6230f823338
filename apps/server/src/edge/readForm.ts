import type { Endpoint } from '@aval/contract';
import type { FastifyRequest } from 'fastify';

import { ApiError } from '../http/ApiError.ts';
import { texts } from '../http/texts.ts';
import type { UploadedFile } from '../http/UploadedFile.ts';

export interface Form {
  file: UploadedFile | null;
  fields: Record<string, string>;
}

/**
 * Reads the parts of a form with a file.
 *
 * @throws ApiError TOO_LARGE for a file over the limit of the endpoint, VALIDATION_FAILED for a malformed form.
 */
export async function readForm(
  request: FastifyRequest,
  { part, maxBytes }: NonNullable<Endpoint['files']>,
): Promise<Form> {
  const form: Form = { file: null, fields: {} };
  try {
    const limits = { fileSize: maxBytes, files: 1, fields: 20, fieldSize: 10_000, headerPairs: 50 };
    for await (const one of request.parts({ limits })) {
      if (one.type !== 'file') form.fields[one.fieldname] = String(one.value);
      else if (one.fieldname === part) form.file = { name: safeName(one.filename), bytes: await one.toBuffer() };
      else one.file.resume();
    }
    return form;
  } catch (error) {
    const { statusCode } = Object(error) as { statusCode?: number };
    if (statusCode === 413) throw new ApiError('TOO_LARGE');
    throw new ApiError('VALIDATION_FAILED', { text: texts.badRequest });
  }
}

const longestName = 200;

function safeName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const end = last
    .replaceAll(/[\p{Cc}\p{Cf}\uFFFD]/gu, '')
    .trim()
    .slice(-longestName);
  // Text cut in the middle of a character cannot be stored.
  return end.replace(/^\p{Surrogate}/u, '') || 'file';
}
