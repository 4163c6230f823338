// Makes the documents of the demo from the Markdown beside them: node --conditions=@aval/source measurements/extraction-quality/makeDemoDocuments.ts
import { readFileSync, writeFileSync } from 'node:fs';

import { demoDocument } from './demoDocument.ts';
import { demoSources } from './demoSources.ts';

for (const { name, path } of demoSources()) {
  writeFileSync(path, demoDocument(name, readFileSync(`${path}.md`, 'utf8')));
}
