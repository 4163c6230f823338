import { randomBytes } from 'node:crypto';

import { strToU8, zipSync } from 'fflate';

interface HostileFile {
  name: string;
  type: string;
  bytes: () => Uint8Array;
}

const text = (value: string) => () => strToU8(value);
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
const oldOffice = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
/**
 * A zip bomb: two hundred megabytes of one character in two hundred kilobytes. Made while loading, because compressing it
 * blocks this process for seconds, and the bystander that measures the server runs in it.
 */
const zipBomb = zipSync({ 'word/document.xml': [new Uint8Array(200 * 1024 * 1024), { level: 9 }] });
const bareZip = (path: string, content: string) => () => zipSync({ [path]: strToU8(content) });
const entities =
  '<!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;&b;&b;&b;"><!ENTITY d SYSTEM "file:///etc/passwd">]><w:document><w:t>&c;&d;</w:t></w:document>';

/** Malformed files: empty, truncated, disguised, zip bombs, and with path traversal in their names. */
export const hostileFiles: readonly HostileFile[] = [
  { name: 'empty.pdf', type: 'application/pdf', bytes: text('') },
  { name: 'cut.pdf', type: 'application/pdf', bytes: text('%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R') },
  { name: 'program.pdf', type: 'application/pdf', bytes: () => strToU8('MZ\u0090\u0000This program', true) },
  { name: 'picture.pdf', type: 'application/pdf', bytes: () => png },
  { name: 'page.docx', type: 'text/html', bytes: text('<html><script>alert(1)</script></html>') },
  { name: 'noise.docx', type: 'application/zip', bytes: () => randomBytes(20_000) },
  { name: 'entities.docx', type: 'application/zip', bytes: bareZip('word/document.xml', entities) },
  { name: 'empty.docx', type: 'application/zip', bytes: bareZip('a.txt', 'a') },
  { name: 'slip.pptx', type: 'application/zip', bytes: bareZip('../../../../tmp/slipped.txt', 'a') },
  { name: 'sheet.xlsx', type: 'application/zip', bytes: bareZip('xl/workbook.xml', '<workbook><sheets>') },
  { name: 'bomb.docx', type: 'application/zip', bytes: () => zipBomb },
  { name: 'old.doc', type: 'application/msword', bytes: () => Buffer.concat([oldOffice, randomBytes(4096)]) },
  { name: 'old.xls', type: 'application/vnd.ms-excel', bytes: () => Buffer.concat([oldOffice, Buffer.alloc(2048)]) },
  { name: 'old.ppt', type: 'application/vnd.ms-powerpoint', bytes: () => oldOffice },
  { name: 'wide.csv', type: 'text/csv', bytes: text(`${'a,'.repeat(20_000)}\n${'"'.repeat(5000)}`) },
  { name: 'formula.csv', type: 'text/csv', bytes: text('Name,Revenue\n=cmd|calc!A1,@SUM(1)\n') },
  { name: 'noise.txt', type: 'text/plain', bytes: () => randomBytes(50_000) },
  { name: 'zero.txt', type: 'text/plain', bytes: () => new Uint8Array(10_000) },
  { name: '../../../etc/cron.d/evil.txt', type: 'text/plain', bytes: text('Name: Kelpa') },
  { name: 'a\u202Etxt.exe', type: 'text/plain', bytes: text('Name: Kelpa') },
  { name: 'addresses.txt', type: 'text/plain', bytes: text('http://127.0.0.1:1/\nfile:///etc/passwd\nnot one\n') },
  { name: 'n'.repeat(5000), type: 'text/plain', bytes: text('a') },
];

/** One byte over the limit. */
export const oversized = (maxBytes: number): Uint8Array => new Uint8Array(maxBytes + 1).fill(97);
