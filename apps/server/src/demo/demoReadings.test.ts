import { afterAll, beforeAll, expect, it } from 'vitest';

import { readDocument } from '../documents/readDocument.ts';
import { sourceReader } from '../sources/sourceReader.ts';
import { type TestServer, testServer } from '../testing/testServer.ts';
import { demoFilesOf, readingsFile } from './readDemoDocuments.ts';
import { readDemoStartups } from './readDemoStartups.ts';

/** The limit of an upload is for hostile files; this must not fail because the machine is busy. */
const sources = sourceReader({ timeMs: 10 * 60 * 1000 });
let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => Promise.all([server?.close(), sources.close()]));

it('are what the reader of uploads says of the documents today; write them with -u', { timeout: 120_000 }, async () => {
  const readings = await Promise.all(
    readDemoStartups().flatMap((startup) => {
      // Like an upload on the day of the startup's evaluation. No language model is asked, so that every demo is the same.
      const now = () => new Date(startup.evaluated_at ?? '');
      const reader = { ...server.services, sources, languageModel: null, now };
      return demoFilesOf(startup).map(async (file) => {
        const path = `${startup.key}/${file.name}`;
        // An account for each file, so that every reading thread has work.
        return [path, await readDocument(reader, file, path)] as const;
      });
    }),
  );
  await expect(`${JSON.stringify(Object.fromEntries(readings), null, 2)}\n`).toMatchFileSnapshot(readingsFile);
});
