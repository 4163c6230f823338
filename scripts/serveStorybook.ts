import { type ChildProcess, spawn } from 'node:child_process';

import { freePort } from './product.ts';

/** Serves the built Storybook; end the process when done. */
export async function serveStorybook(): Promise<{ url: string; process: ChildProcess }> {
  const port = await freePort();
  const server = spawn(
    'vite',
    ['preview', '--outDir', 'storybook-static', '--port', String(port), '--host', '127.0.0.1', '--strictPort'],
    { stdio: 'ignore' },
  );
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return { url, process: server };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Storybook did not start. Run npm run build-storybook first.');
}
