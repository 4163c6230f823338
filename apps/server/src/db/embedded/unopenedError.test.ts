import { expect, it } from 'vitest';

import { StartError } from '../../errors/startError.ts';
import { unopenedError } from './unopenedError.ts';

const full = 'The disk of the database folder /data/postgres is full';

it('names a full disk, whatever the engine says', () => {
  expect(unopenedError('/data/postgres', new Error('Aborted()'), 5 * 2 ** 20).message).toBe(
    `${full}: 5 MB are free, and 32 MB are needed to start. Make room and start again.`,
  );
  const noSpace = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(unopenedError('/data/postgres', noSpace, 2 ** 40).message).toContain(full);
});

it('leaves an error alone that says what to do', () => {
  const error = new StartError('The database was written by a newer version of Aval.');
  expect(unopenedError('/data/postgres', error, 0)).toBe(error);
});
