// Creates the documents with LibreOffice:
// node measurements/extraction-quality/makeDocuments.ts [--holdout | --fresh | --unseen]
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';

import { askedFor, corpora } from './corpora.ts';
import { flatDeck } from './flatDeck.ts';
import { flatSheets } from './flatSheets.ts';
import type { Content } from './sources/Source.ts';

const corpus = corpora[askedFor(process.argv)];
const sources: [string, Content][] = Object.entries(corpus.sources);
const folder = join(import.meta.dirname, corpus.folder);
const work = mkdtempSync(join(tmpdir(), 'aval-quality-'));

const filters: Record<string, string> = {
  '.docx': 'docx:MS Word 2007 XML',
  '.doc': 'doc:MS Word 97',
  '.xlsx': 'xlsx:Calc MS Excel 2007 XML',
  '.xls': 'xls:MS Excel 97',
  '.pptx': 'pptx:Impress MS PowerPoint 2007 XML',
  '.ppt': 'ppt:MS PowerPoint 97',
};

/** Name and content of the source file that LibreOffice converts. */
function opened(name: string, content: Exclude<Content, { text: string }>): readonly [string, string] {
  const stem = name.replace(extname(name), '');
  if ('slides' in content) return [`${stem}.fodp`, flatDeck(content.slides)];
  if ('sheets' in content) return [`${stem}.fods`, flatSheets(content.sheets)];
  return [
    `${stem}.html`,
    `<!doctype html><html><head><meta charset="utf-8"></head><body>${content.html}</body></html>`,
  ];
}

function filterOf(name: string, content: Content): string {
  if (extname(name) === '.pdf') return 'slides' in content ? 'pdf:impress_pdf_Export' : 'pdf:writer_pdf_Export';
  const filter = filters[extname(name)];
  if (filter === undefined) throw new RangeError(`No filter makes '${name}'.`);
  return filter;
}

mkdirSync(folder, { recursive: true });
const batches = new Map<string, string[]>();
for (const [name, content] of sources) {
  if ('text' in content) {
    writeFileSync(join(folder, name), content.text, content.encoding ?? 'utf8');
    continue;
  }
  const [file, words] = opened(name, content);
  writeFileSync(join(work, file), words);
  const filter = filterOf(name, content);
  batches.set(filter, [...(batches.get(filter) ?? []), join(work, file)]);
}
for (const [filter, files] of batches) {
  const writer = files.some((file) => file.endsWith('.html')) ? ['--writer'] : [];
  const profile = `-env:UserInstallation=file://${join(work, 'profile')}`;
  execFileSync('soffice', [profile, '--headless', ...writer, '--convert-to', filter, '--outdir', folder, ...files], {
    cwd: work,
  });
}
rmSync(work, { recursive: true, force: true });
