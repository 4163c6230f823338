import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { isLoopbackHost, readEnv } from './env.ts';

const proxies = (text: string) => readEnv({ AVAL_TRUST_PROXY: text }).AVAL_TRUST_PROXY;

describe('the configuration', () => {
  it('works without any setting', () => {
    expect(readEnv({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', AVAL_DATA: './data', AVAL_DEMO: true });
  });

  it('treats an empty variable as not set', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '', AVAL_URL: '' })).toEqual(readEnv({}));
  });

  it('reports every invalid setting', () => {
    expect(() => readEnv({ PORT: 'many', AVAL_URL: 'not a url' })).toThrow(/PORT: .*\n +AVAL_URL: /);
  });

  it('has no demo on a public address, and refuses to enable it there', () => {
    expect(readEnv({ HOST: '0.0.0.0' }).AVAL_DEMO).toBe(false);
    expect(() => readEnv({ HOST: '0.0.0.0', AVAL_DEMO: '1' })).toThrow(/known password/);
  });

  it('lets the demo be switched off on loopback', () => {
    expect(readEnv({ AVAL_DEMO: '0' }).AVAL_DEMO).toBe(false);
  });

  it('requires a secret when several processes may share a database', () => {
    expect(() => readEnv({ DATABASE_URL: 'postgres://db/aval' })).toThrow(/AVAL_SECRET is required/);
    const secret = 's'.repeat(32);
    expect(readEnv({ DATABASE_URL: 'postgres://db/aval', AVAL_SECRET: secret }).AVAL_SECRET).toBe(secret);
  });

  it('reads secrets from files, and reports one that cannot be read or is given twice', () => {
    const folder = mkdtempSync(join(tmpdir(), 'aval-secrets-'));
    const file = join(folder, 'secret');
    writeFileSync(file, `${'s'.repeat(40)}\n`);
    expect(readEnv({ AVAL_SECRET_FILE: file }).AVAL_SECRET).toBe('s'.repeat(40));
    expect(() => readEnv({ AVAL_SECRET_FILE: file, AVAL_SECRET: 's'.repeat(40) })).toThrow(/both set/);
    expect(() => readEnv({ SMTP_URL_FILE: join(folder, 'none') })).toThrow(/SMTP_URL_FILE names .* cannot be read/);
    const empty = join(folder, 'empty');
    writeFileSync(empty, '\n');
    expect(() => readEnv({ AVAL_SECRET_FILE: empty })).toThrow(/AVAL_SECRET_FILE names .*, which is empty/);
    rmSync(folder, { recursive: true });
  });

  it('accepts a number of trusted proxies', () => {
    expect([proxies(''), proxies('0'), proxies('1'), proxies('true'), proxies('2')]).toEqual([0, 0, 1, 1, 2]);
    expect(() => readEnv({ AVAL_TRUST_PROXY: 'all' })).toThrow(/AVAL_TRUST_PROXY: must be the number of proxies/);
  });

  it.each([
    ['127.0.0.1', true],
    ['127.10.0.9', true],
    ['::1', true],
    ['localhost', true],
    ['0.0.0.0', false],
    ['127.0.0.1.example.com', false],
    ['192.168.1.10', false],
  ])('detects whether %s is a loopback address', (host, isLoopback) => {
    expect(isLoopbackHost(host)).toBe(isLoopback);
  });
});
