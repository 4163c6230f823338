import type { Passage } from '../../extraction/layout/passages.ts';
import { decodeText } from './decodeText.ts';
import { refuseZipBomb } from './openZip.ts';
import { refuseActiveStorage } from './refuseActiveContent.ts';
import { Unreadable } from './Unreadable.ts';

type Magic = 'pdf' | 'zip' | 'cfb' | 'text';

interface BinaryReader {
  magic: Exclude<Magic, 'text'>;
  read: (bytes: Uint8Array) => Promise<Passage[]>;
}

interface TextReader {
  magic: 'text';
  readText: (text: string) => Promise<Passage[]>;
}

interface ReadFile {
  passages: Passage[];
  /** The label of an encoding that is only guessed; null if it is certain. */
  guessed: string | null;
}

/** Loaded lazily, because the libraries are large. */
const readers = {
  pdf: { magic: 'pdf', read: async (bytes) => (await import('./readPdf.ts')).readPdf(bytes) },
  txt: { magic: 'text', readText: async (text) => (await import('./readPlain.ts')).readPlain(text) },
  csv: { magic: 'text', readText: async (text) => (await import('./readCsv.ts')).readCsv(text) },
  doc: { magic: 'cfb', read: async (bytes) => (await import('./readDoc.ts')).readDoc(bytes) },
  xls: { magic: 'cfb', read: async (bytes) => (await import('./readSheets.ts')).readSheets(bytes) },
  ppt: { magic: 'cfb', read: async (bytes) => (await import('./readPpt.ts')).readPpt(bytes) },
  docx: { magic: 'zip', read: async (bytes) => (await import('./readDocx.ts')).readDocx(bytes) },
  pptx: { magic: 'zip', read: async (bytes) => (await import('./readPptx.ts')).readPptx(bytes) },
  xlsx: {
    magic: 'zip',
    read: async (bytes) => {
      refuseZipBomb(bytes);
      return (await import('./readSheets.ts')).readSheets(bytes);
    },
  },
} satisfies Record<string, BinaryReader | TextReader>;

export type Extension = keyof typeof readers;

export function isExtension(text: string): text is Extension {
  return Object.hasOwn(readers, text);
}

/**
 * The passages of a file. The extension selects the reader, and the first bytes must match.
 *
 * @throws Unreadable
 */
export async function readFile(extension: Extension, bytes: Uint8Array): Promise<ReadFile> {
  if (bytes.length === 0) throw new Unreadable('empty');
  const reader: BinaryReader | TextReader = readers[extension];
  const found = magicOf(bytes);
  // A password-protected Office document is wrapped in a different container format.
  if (reader.magic === 'zip' && found === 'cfb' && holdsEncryptedPackage(bytes)) throw new Unreadable('protected');
  if (found === 'cfb') refuseActiveStorage(bytes);
  if (found !== reader.magic) throw new Unreadable('disguised', `${extension} holds ${found}`);
  try {
    if (reader.magic !== 'text') return { passages: await reader.read(bytes), guessed: null };
    const { text, guessed } = await decodeText(bytes);
    return { passages: await reader.readText(text), guessed };
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('corrupt', String(error));
  }
}

/** Magic bytes of executables, images and archives. */
const binaries = ['7f454c46', '4d5a', '89504e47', 'ffd8ff', '47494638', '52617221', '377abcaf', '1f8b'];

function magicOf(bytes: Uint8Array): Magic | 'other' {
  const head = Buffer.from(bytes.subarray(0, 1024));
  if (head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) return 'zip';
  if (head.subarray(0, 8).toString('hex') === 'd0cf11e0a1b11ae1') return 'cfb';
  if (head.includes('%PDF-')) return 'pdf';
  const start = head.toString('hex', 0, 8);
  const isBinary = binaries.some((magic) => start.startsWith(magic));
  const isWide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  return isBinary || (!isWide && head.includes(0)) ? 'other' : 'text';
}

function holdsEncryptedPackage(bytes: Uint8Array): boolean {
  return Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'));
}
