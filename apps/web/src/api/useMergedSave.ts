import { useState } from 'react';

import { ApiError } from './ApiError.ts';
import { EditConflict } from './EditConflict.ts';

/** A record as stored on the server, limited to the fields that the form sends. */
export interface StoredRecord<Values> {
  values: Values;
  updatedAt: string;
}

interface MergedSaveOptions<Values, Saved extends StoredRecord<Values>> {
  /** The record from which the form was initialised. */
  opened: StoredRecord<Values>;
  /** Fetches the current record. */
  read: () => Promise<StoredRecord<Values>>;
  /** Stores every field; fails with STALE when the record was edited after `updatedAt`. */
  send: (values: Values, updatedAt: string) => Promise<Saved>;
}

/**
 * Saves a record whose endpoint takes every field, without undoing what another user has stored since the form was
 * opened (optimistic locking with a three-way merge): a field that only one of them changed keeps the changed value.
 *
 * @returns The save function. It rejects with an EditConflict when both changed the same field; called again after
 *   that, it overwrites the conflicting fields.
 */
export function useMergedSave<
  Values extends Readonly<Record<string, string | null | undefined>>,
  Saved extends StoredRecord<Values>,
>(options: MergedSaveOptions<Values, Saved>) {
  const [save] = useState(() => mergedSave<Values, Saved>(options.opened));
  return (typed: Values): Promise<Saved> => save(typed, options);
}

function mergedSave<
  Values extends Readonly<Record<string, string | null | undefined>>,
  Saved extends StoredRecord<Values>,
>(opened: StoredRecord<Values>) {
  let shown = opened.values;
  let seen = opened;
  return async (typed: Values, { read, send }: Omit<MergedSaveOptions<Values, Saved>, 'opened'>): Promise<Saved> => {
    const changed = Object.keys(typed).filter((field) => typed[field] !== shown[field]);
    const mine = Object.fromEntries(changed.map((field) => [field, typed[field]]));
    async function sendOnto({ values, updatedAt }: StoredRecord<Values>): Promise<Saved> {
      const saved = await send({ ...values, ...mine }, updatedAt);
      shown = typed;
      seen = saved;
      return saved;
    }
    try {
      return await sendOnto(seen);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'STALE') throw error;
      const before = seen;
      seen = await read();
      const contested = changed.filter(
        (field) => seen.values[field] !== before.values[field] && seen.values[field] !== typed[field],
      );
      if (contested.length === 0) return sendOnto(seen);
      const theirs = contested.map((field) => [field, seen.values[field] ?? '']);
      throw new EditConflict(error.edit, Object.fromEntries(theirs));
    }
  };
}
