// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

import { saveFile } from './saveFile.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('downloads the content under its name, and then revokes the URL', () => {
  vi.useFakeTimers();
  const content = new Blob(['{}']);
  const createObjectURL = vi.fn<(content: Blob) => string>(() => 'blob:content');
  const revokeObjectURL = vi.fn<(url: string) => void>();
  Object.assign(URL, { createObjectURL, revokeObjectURL });
  const clicked: HTMLAnchorElement[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    clicked.push(this);
  });
  saveFile('account.json', content);
  expect(clicked.map(({ href, download }) => ({ href, download }))).toEqual([
    { href: 'blob:content', download: 'account.json' },
  ]);
  expect(createObjectURL).toHaveBeenCalledExactlyOnceWith(content);
  expect(revokeObjectURL).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:content');
});
