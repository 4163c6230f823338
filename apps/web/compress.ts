import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// Writes each built file a second and a third time, compressed: whoever requests many would keep the server busy
// compressing them, and sign-ins, which use the same threads, would wait.

const assets = join(import.meta.dirname, 'dist/assets');
const isText = /\.(?:js|css|svg)$/;
/** Smaller files get hardly smaller. */
const leastBytes = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < leastBytes) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await Promise.all([
    writeFile(`${path}.br`, await brotli(bytes, { params })),
    writeFile(`${path}.gz`, await zip(bytes)),
  ]);
}

const names = readdirSync(assets).filter((name) => isText.test(name));
await Promise.all(names.map((name) => compressFile(join(assets, name))));
