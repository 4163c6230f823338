import { expect, it, vi } from 'vitest';

import { testServerForThis } from '../testing/testServer.ts';
import { getOpenApi } from './getOpenApi.ts';
import { madeOnce } from './madeOnce.ts';

it('makes something once for each server', async () => {
  const [one, other] = [await testServerForThis(), await testServerForThis()];
  const make = vi.fn<(given: string) => string>((given) => `made of ${given}`);
  const made = madeOnce(make);
  const { env } = one.services;
  expect([made(env, 'a'), made(env, 'a'), made(other.services.env, 'b')]).toEqual([
    'made of a',
    'made of a',
    'made of b',
  ]);
  expect(make).toHaveBeenCalledTimes(2);
});

it('describes the API once, because that takes long and anybody may ask', async () => {
  const { services } = await testServerForThis({ AVAL_URL: 'https://aval.example' });
  const ask = () => getOpenApi({ ctx: { ...services, endpointIds: ['healthLive'] } as never, input: {} as never });
  const document = await ask();
  expect(document).toMatchObject({ servers: [{ url: 'https://aval.example' }] });
  expect(await ask()).toBe(document);
});
