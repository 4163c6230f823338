import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import react from '@vitejs/plugin-react';
import { build } from 'vite';

import { freePort } from '../../scripts/product.ts';
import { tableData } from '../ui/data.ts';

/** The module that renders the dashboard of each peer. */
const modules = {
  'a plain dashboard: React alone': 'plain',
  'a plain dashboard: Mantine and recharts': 'mantine',
  'a plain dashboard: MUI and recharts': 'mui',
  'a plain dashboard: antd and echarts': 'antd',
} as const;

const plainPage = '<!doctype html><html lang="en"><title>Plain</title><body><h1>Plain</h1><p>A page of plain HTML.</p>';

const root = join(import.meta.dirname, 'peers');
const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };

interface Served {
  type: string;
  body: Buffer;
}

const served = (type: string, text: string): Served => ({ type, body: gzipSync(text, { level: 9 }) });

/** The files of a production build of each dashboard, by URL. */
async function buildPages(): Promise<Map<string, Served>> {
  const files = new Map([
    ['/', served('text/html', plainPage)],
    ['/rows.json', served('application/json', JSON.stringify(tableData(10)))],
  ]);
  for (const module of Object.values(modules)) {
    const built = await build({
      root,
      base: `/${module}/`,
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { dedupe: ['react', 'react-dom'] },
      build: {
        write: false,
        target: 'baseline-widely-available',
        chunkSizeWarningLimit: 10_000,
        rolldownOptions: { input: join(root, `${module}.tsx`) },
      },
    });
    const outputs = 'output' in built ? built.output : [];
    const links = outputs.map(({ fileName }) =>
      fileName.endsWith('.css')
        ? `<link rel="stylesheet" href="/${module}/${fileName}">`
        : `<script type="module" src="/${module}/${fileName}"></script>`,
    );
    for (const output of outputs) {
      const type = types[output.fileName.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
      files.set(`/${module}/${output.fileName}`, served(type, String('code' in output ? output.code : output.source)));
    }
    files.set(
      `/${module}`,
      served(
        'text/html',
        `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Dashboard</title>${links.join('')}<body></body></html>`,
      ),
    );
  }
  return files;
}

/**
 * Serves a minimal page, and the same dashboard in other libraries without languages, sessions or routes: a menu, a
 * search field, four figures, ten startups from the server, and a radar chart.
 */
export async function servePeers(): Promise<{
  pages: readonly (readonly [name: string, url: string])[];
  dashboards: readonly (readonly [name: string, url: string])[];
  stop: () => void;
}> {
  const files = await buildPages();
  const port = await freePort();
  const server = createServer(({ url = '' }, response) => {
    const file = files.get(url);
    if (!file) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'gzip' }).end(file.body);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${port}`;
  const dashboards = Object.entries(modules).map(([name, module]) => [name, `${address}/${module}`] as const);
  return {
    pages: [['floor: a page of plain HTML', `${address}/`], ...dashboards],
    dashboards,
    stop: () => void server.close(),
  };
}
