import { type ExtractedField, leastFilledConfidence, type LogEntry, startupFields } from '@aval/contract';
import { documentTypeOf, filesToRead, type IngestedFile, type ReadDocument, useLocale } from '@aval/screens';
import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useSyncExternalStore } from 'react';

import { ApiError, messageOf } from '../../../api/ApiError.ts';
import { mapFields, openDocument, readDocument } from '../../../api/documents.ts';
import { paths } from '../../../paths.ts';
import { delay } from '../delay.ts';
import { failureJson } from '../failureJson.ts';
import { toastDuration } from '../toastDuration.ts';
import { ingestionStore } from './ingestionStore.ts';

const { dispatch } = ingestionStore;

/** No toast is needed for a file while this screen is open, because it shows the status itself. */
const isLeft = () => location.pathname !== paths.documentIngestion;

interface NamedDocument {
  name: string;
  data: ReadDocument;
}

function log(level: LogEntry['level'], message: string) {
  dispatch({ type: 'log', line: { timestamp: new Date().toISOString(), level, message } });
}

/**
 * The batch, and the function that processes it: one file after the other, each with its own messages. Processing
 * continues when the screen is left.
 */
export function useIngestion() {
  const { t } = useLingui();
  const toast = useToast();
  const locale = useLocale();
  const client = useQueryClient();
  const ingestion = useSyncExternalStore(ingestionStore.subscribe, ingestionStore.current);

  const toastId = useRef('');

  /** Replaces the previous toast, because the list shows the progress of each file. */
  function replaceToast(message: string) {
    toast.dismiss(toastId.current);
    toastId.current = toast.success(message, { duration: toastDuration });
  }

  /** Retries after the delay that the server requests when the limit of documents per minute is reached. */
  async function withRateLimitRetry<Result>(
    name: string,
    signal: AbortSignal,
    call: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'RATE_LIMITED' || signal.aborted) throw error;
      const seconds = error.retryAfterSeconds ?? 60;
      log('WARNING', t`${name}: too many documents within a minute, going on in ${seconds} s`);
      await delay(seconds * 1000, signal);
      return withRateLimitRetry(name, signal, call);
    }
  }

  async function targetsOf(name: string, { fields }: ReadDocument, signal: AbortSignal) {
    // The place of a figure of the financial history is known.
    const names = [...new Set(fields.filter(({ path }) => path === undefined).map((field) => field.name))];
    if (names.length === 0) return {};
    const available = startupFields
      .filter(({ mappable }) => mappable)
      .map(({ id, label, mappingLabel = label }) => ({ id, name: mappingLabel[locale] }));
    try {
      const { mappings, engine } = await withRateLimitRetry(name, signal, () => mapFields(names, available, signal));
      // A value of no known field has no confidence; the dictionary would only guess at its label.
      const isFilled = ({ confidence }: ExtractedField) =>
        confidence === null ? engine === 'llm' : confidence >= leastFilledConfidence;
      const filled = new Set(fields.filter(isFilled).map((field) => field.name));
      const targets = mappings.map(
        ({ extracted, dbField }) => [extracted, filled.has(extracted) ? dbField : null] as const,
      );
      const mapped = targets.filter(([, target]) => target !== null).length;
      log(
        'INFO',
        engine === 'llm'
          ? t`${name}: ${mapped} of ${names.length} names mapped by the language model`
          : t`${name}: ${mapped} of ${names.length} names mapped by the built-in dictionary`,
      );
      return Object.fromEntries(targets);
    } catch (error) {
      if (signal.aborted) throw error;
      const reason = messageOf(error, t`AI mapping failed`);
      toast.error(reason);
      log('ERROR', t`${name}: OpenAI mapping error: ${reason}`);
      return {};
    }
  }

  async function upload(file: File, signal: AbortSignal): Promise<NamedDocument> {
    const { name } = file;
    const type = documentTypeOf(name);
    if (type === null) throw new Error(`${name} was let in though it cannot be read.`);
    log('INFO', t`${name}: reading`);
    const data = await withRateLimitRetry(name, signal, () => readDocument(file, type, signal));
    replaceToast(t`File uploaded successfully`);
    const { length } = data.fields;
    log('INFO', t`${name}: File uploaded successfully, ${data.text.length} characters, ${length} fields`);
    void client.invalidateQueries({ queryKey: ['administration', 'documents'] });
    return { name, data };
  }

  async function openStored(
    { id, name: requestedName, documentId }: IngestedFile,
    signal: AbortSignal,
  ): Promise<NamedDocument> {
    if (documentId === null) throw new Error(`${requestedName} is neither a file nor a stored document.`);
    const { name, size, data } = await withRateLimitRetry(requestedName, signal, () =>
      openDocument(documentId, signal),
    );
    dispatch({ type: 'opened', id, name, size });
    const { length } = data.fields;
    log('INFO', t`${name}: opened again, ${length} fields`);
    return { name, data };
  }

  async function readOne(one: IngestedFile, signal: AbortSignal) {
    const { id, file } = one;
    dispatch({ type: 'state', id, state: { status: 'reading' } });
    try {
      const { name, data } = await (file ? upload(file, signal) : openStored(one, signal));
      const { length } = data.fields;
      if (data.same_as) log('WARNING', t`${name}: the same file was read before`);
      if (data.warning !== undefined) {
        if (isLeft()) toast.warning(data.warning, { duration: toastDuration });
        log('WARNING', data.warning);
      }
      if (length === 0) {
        const warning = t`No fields were detected in ${name}. Please check the file or try another one.`;
        if (isLeft()) toast.warning(warning, { duration: toastDuration });
        log('WARNING', warning);
      }
      dispatch({ type: 'state', id, state: { status: 'mapping', data } });
      const targets = await targetsOf(name, data, signal);
      dispatch({ type: 'state', id, state: { status: 'read', data, targets } });
      if (!file) return;
      replaceToast(t`File processed successfully`);
      log('INFO', t`${name}: File processed successfully`);
    } catch (error) {
      if (signal.aborted) return;
      const message = messageOf(error, t`Error processing documents. Please try again.`);
      if (isLeft()) toast.error(message);
      const { name } = one;
      log('ERROR', t`${name}: Error processing file: ${message}`);
      dispatch({ type: 'state', id, state: { status: 'failed', message, response: failureJson(error) } });
    }
  }

  async function readAll(files: readonly IngestedFile[]) {
    const signal = ingestionStore.begin();
    for (const one of files) {
      if (signal.aborted) break;
      // It was removed while it was queued.
      if (!ingestionStore.current().files.some(({ id }) => id === one.id)) continue;
      await readOne(one, signal);
    }
    if (signal.aborted && ingestionStore.current().files.length > 0) log('WARNING', t`Stopped`);
    ingestionStore.end(signal);
  }

  async function process() {
    const files = filesToRead(ingestionStore.current());
    if (files.length === 0) toast.error(t`Please select at least one file to process`);
    else await readAll(files);
  }

  /** Opens stored documents in the mapping; while files are being read, they are queued like other files. */
  async function open(documentIds: readonly number[]) {
    for (const documentId of documentIds) dispatch({ type: 'open', documentId, name: t`Document ${documentId}` });
    const { files, isProcessing } = ingestionStore.current();
    const waiting = files.filter(
      ({ documentId, state }) => documentId !== null && documentIds.includes(documentId) && state.status === 'waiting',
    );
    if (waiting.length > 0 && !isProcessing) await readAll(waiting);
  }

  function clear() {
    const restore = ingestionStore.clear();
    toast.info(t`List cleared`, {
      duration: toastDuration,
      action: { label: t`Undo`, onPress: restore },
    });
  }

  return { ingestion, process, open, clear, stop: ingestionStore.stop };
}
