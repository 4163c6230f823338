import { describe, expect, it } from 'vitest';

import { describeAgent } from './describeAgent.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('describeAgent', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/126.0 Safari/537.36 Edg/126.0`, 'Edge', 'Windows'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/126.0 Safari/537.36`, 'Chrome', 'Linux'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox', 'macOS'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari',
      'iPhone',
    ],
    [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webKit} Chrome/126.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  ])('%s', (agent, browser, system) => {
    expect(describeAgent(agent)).toMatchObject({ browser, system });
  });

  it('returns nothing for an unknown agent', () => {
    expect(describeAgent('curl/8.5.0')).toEqual({ browser: null, system: null, isPhone: false });
    expect(describeAgent(null)).toEqual({ browser: null, system: null, isPhone: false });
  });

  it('recognises a phone', () => {
    expect(describeAgent('Mozilla/5.0 (Linux; Android 14)').isPhone).toBe(true);
    expect(describeAgent('Mozilla/5.0 (X11; Linux x86_64)').isPhone).toBe(false);
  });
});
