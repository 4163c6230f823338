// Creates the sample documents with LibreOffice: node apps/server/src/documents/samples/makeSamples.ts
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { deckSource, memoSource, sheetSource } from './sampleSources.ts';

const folder = import.meta.dirname;
const work = mkdtempSync(join(tmpdir(), 'aval-samples-'));
const profile = join(work, 'profile');
const password = 'Secret-1';

for (const [name, content] of [
  ['memo.html', memoSource],
  ['plan.csv', sheetSource],
  ['deck.fodp', deckSource],
] as const) {
  writeFileSync(join(work, name), content);
}

function office(...options: string[]): void {
  execFileSync('soffice', [`-env:UserInstallation=file://${profile}`, '--headless', ...options], { cwd: work });
}

function convert(source: string, filter: string, ...more: string[]): void {
  office(...more, '--convert-to', filter, '--outdir', folder, join(work, source));
}

const asWriter = '--writer';
convert('memo.html', 'docx:MS Word 2007 XML', asWriter);
convert('memo.html', 'doc:MS Word 97', asWriter);
convert('memo.html', 'pdf:writer_pdf_Export', asWriter);
convert('memo.html', 'txt:Text (encoded):UTF8', asWriter);
convert('plan.csv', 'xlsx:Calc MS Excel 2007 XML', '--infilter=CSV:59,34,76,1');
convert('plan.csv', 'xls:MS Excel 97', '--infilter=CSV:59,34,76,1');
convert('plan.csv', 'csv:Text - txt - csv (StarCalc):44,34,76,1', '--infilter=CSV:59,34,76,1');
convert('deck.fodp', 'pptx:Impress MS PowerPoint 2007 XML');
convert('deck.fodp', 'ppt:MS PowerPoint 97');

// A macro sets the password, because the command line has no option for it.
const library = join(profile, 'user/basic/Standard');
mkdirSync(library, { recursive: true });
writeFileSync(
  join(library, 'script.xlb'),
  `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE library:library PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "library.dtd"><library:library xmlns:library="http://openoffice.org/2000/library" library:name="Standard" library:readonly="false" library:passwordprotected="false"><library:element library:name="Samples"/></library:library>`,
);
writeFileSync(
  join(library, 'Samples.xba'),
  `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE script:module PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "module.dtd"><script:module xmlns:script="http://openoffice.org/2000/script" script:name="Samples" script:language="StarBasic">
Sub Protect(source As String, target As String, filter As String)
  Dim hidden(0) As New com.sun.star.beans.PropertyValue
  hidden(0).Name = "Hidden" : hidden(0).Value = True
  Dim document : document = StarDesktop.loadComponentFromURL(ConvertToURL(source), "_blank", 0, hidden())
  Dim options(1) As New com.sun.star.beans.PropertyValue
  options(0).Name = "FilterName" : options(0).Value = filter
  options(1).Name = "Password" : options(1).Value = "${password}"
  document.storeToURL(ConvertToURL(target), options())
  document.close(True)
End Sub
</script:module>`,
);
for (const [source, target, filter] of [
  ['memo.doc', 'protected.doc', 'MS Word 97'],
  ['plan.xls', 'protected.xls', 'MS Excel 97'],
] as const) {
  office(`macro:///Standard.Samples.Protect("${join(folder, source)}","${join(folder, target)}","${filter}")`);
}
const text = (value: string) => ({ type: 'string', value });
const pdfOptions = { EncryptFile: { type: 'boolean', value: 'true' }, DocumentOpenPassword: text(password) };
office(
  asWriter,
  '--convert-to',
  `pdf:writer_pdf_Export:${JSON.stringify(pdfOptions)}`,
  '--outdir',
  work,
  join(work, 'memo.html'),
);
renameSync(join(work, 'memo.pdf'), join(folder, 'protected.pdf'));
rmSync(work, { recursive: true, force: true });
