import { createHash } from 'node:crypto';

import { message, startupField } from '@aval/contract';

import { recordEvent } from '../db/recordEvent.ts';
import { documents } from '../db/schema/documents.ts';
import type { Fact } from '../extraction/extractFacts.ts';
import { CallError } from '../http/CallError.ts';
import type { Context } from '../http/Context.ts';
import type { UploadedFile } from '../http/readForm.ts';
import type { Answer, Verb } from '../http/Verb.ts';
import type { ReadSource } from '../sources/task.ts';
import { unreadableError } from '../sources/unreadableError.ts';
import { documentTexts } from './documentTexts.ts';
import { findFacts } from './findFacts.ts';
import { isExtension } from './reading/readers.ts';

/** Reads one document and keeps it: its words, and the facts in them with the place where each stands. */
export const processDocument: Verb<'processDocument'> = async ({ ctx }) => {
  const { file } = ctx;
  if (!file) throw new CallError('VALIDATION_FAILED', { text: message('fileRequired') });
  const source = await read(ctx, file);
  const { facts, log, warning } = await findFacts(ctx, source, file.name);
  const id = await store(ctx, file, source.text);
  return {
    data: {
      text: source.text,
      aiLog: log[ctx.locale],
      fields: facts.map((fact) => asField(ctx, fact, id)),
      ...(warning && { warning: warning[ctx.locale] }),
    },
    message: documentTexts.processed[ctx.locale],
  };
};

async function read(ctx: Context, { name, bytes }: UploadedFile): Promise<ReadSource> {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!name.includes('.') || !isExtension(extension)) {
    throw new CallError('UNSUPPORTED_TYPE', { text: documentTexts.unsupported, values: { file: name } });
  }
  try {
    const asOfYear = ctx.now().getUTCFullYear();
    return await ctx.sources.read({ kind: 'file', extension, bytes, asOfYear });
  } catch (error) {
    throw unreadableError(error, name);
  }
}

async function store(ctx: Context, { name, bytes }: UploadedFile, text: string): Promise<number> {
  const at = ctx.now();
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(documents)
      .values({
        name,
        size: bytes.length,
        hash: createHash('sha256').update(bytes).digest('hex'),
        bytes,
        text: text.replaceAll('\0', ''),
        user_id: ctx.caller.id,
        created_at: at,
      })
      .returning({ id: documents.id });
    if (!row) throw new Error('The document was not stored');
    await recordEvent(tx, { userId: ctx.caller.id, action: 'create', targetType: 'document', targetId: row.id, at });
    return row.id;
  });
}

/** A fact under the name that people know its field by; numbers are plain, choices by their id. */
function asField(
  ctx: Context,
  { field, value, confidence, page, cell, quote }: Fact,
  documentId: number,
): Answer<'processDocument'>['data']['fields'][number] {
  const { label, mappingLabel = label } = startupField(field);
  return {
    name: mappingLabel[ctx.locale],
    value: String(value),
    confidence,
    document_id: documentId,
    ...(page === null ? {} : { page }),
    ...(cell === null ? {} : { cell }),
    quote,
  };
}
