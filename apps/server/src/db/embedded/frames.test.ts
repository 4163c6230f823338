import { describe, expect, it } from 'vitest';

import { firstRequest, queryBytes, readyStatus } from './frames.ts';

const parse = Buffer.from([0x50, 0, 0, 0, 6, 0, 0]);
const sync = Buffer.from([0x53, 0, 0, 0, 4]);
const goodbye = Buffer.from([0x58, 0, 0, 0, 4]);

describe('the first request in the bytes of a client', () => {
  it('is the startup packet on a new connection', () => {
    expect(firstRequest(Buffer.from([0, 0, 0, 8, 0, 3, 0, 0, 0x51]), false)).toEqual({ end: 8, isGoodbye: false });
  });

  it('is incomplete until the whole startup packet has arrived', () => {
    expect(firstRequest(Buffer.from([0, 0]), false)).toBeNull();
    expect(firstRequest(Buffer.from([0, 0, 0, 8, 0]), false)).toBeNull();
  });

  it('extends to its Sync message', () => {
    expect(firstRequest(Buffer.concat([parse, sync, parse]), true)).toEqual({ end: 12, isGoodbye: false });
  });

  it('is incomplete without its Sync message or when a message is truncated', () => {
    expect(firstRequest(parse, true)).toBeNull();
    expect(firstRequest(Buffer.concat([parse, sync.subarray(0, 4)]), true)).toBeNull();
  });

  it('is one simple query', () => {
    const query = Buffer.from(queryBytes('select 1'));
    expect(firstRequest(query, true)).toEqual({ end: query.length, isGoodbye: false });
  });

  it('may be a Terminate message', () => {
    expect(firstRequest(goodbye, true)).toEqual({ end: 5, isGoodbye: true });
  });
});

describe('the status at the end of a response', () => {
  it.each(['I', 'T', 'E'] as const)('reads %s', (status) => {
    expect(readyStatus(Buffer.from([1, 2, 0x5a, 0, 0, 0, 5, status.charCodeAt(0)]))).toBe(status);
  });

  it('is null for an unfinished response', () => {
    expect(readyStatus(Buffer.from([0x44, 0, 0, 0, 4, 1, 1]))).toBeNull();
  });
});
