import fs from 'node:fs';

import { expect, it, onTestFinished, vi } from 'vitest';

import { testServerForThis } from '../testing/testServer.ts';

it('is not ready when the disk of the embedded database is full, and live all the same', async () => {
  const server = await testServerForThis();
  if (server.services.database.engine !== 'embedded') return;
  const ready = () => server.call('GET', '/health/ready', { headers: { 'accept-language': 'es' } });
  expect((await ready()).status).toBe(200);
  const disk = vi.spyOn(fs, 'statfsSync').mockReturnValue({ bavail: 256, bsize: 4096 } as never);
  onTestFinished(() => disk.mockRestore());
  const { status, body } = await ready();
  expect([status, body.error, body.message]).toEqual([503, 'UNAVAILABLE', 'El disco de la base de datos está lleno']);
  expect((await server.call('GET', '/health/live')).status).toBe(200);
});
