import { type LineSearch, searchLines } from './searchLines.ts';

addEventListener('message', ({ data }: MessageEvent<LineSearch>) => {
  // The rule is for windows, not for workers.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  postMessage('begun');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  postMessage(searchLines(data));
});
