/** The encoding of a text. */
export interface Encoding {
  /** A label that TextDecoder knows. */
  label: string;
  /** Whether it follows from the frequency of letters only, so that letters outside of ASCII may be wrong. */
  isGuessed: boolean;
}

/** The names of the detector for what TextDecoder decodes, with its label where it is another one. */
const labels: Readonly<Record<string, string>> = {
  'Windows-1252': 'windows-1252',
  'Windows-1250': 'windows-1250',
  'Windows-1251': 'windows-1251',
  'Windows-1253': 'windows-1253',
  'Windows-1254': 'windows-1254',
  'Windows-1255': 'windows-1255',
  'Windows-1256': 'windows-1256',
  'Windows-1257': 'windows-1257',
  'Windows-1258': 'windows-1258',
  'ISO-8859-2': 'iso-8859-2',
  'ISO-8859-7': 'iso-8859-7',
  'KOI8-R': 'koi8-r',
  MacRoman: 'macintosh',
  'TIS-620': 'windows-874',
  CP932: 'shift_jis',
  'EUC-JP': 'euc-jp',
  CP949: 'euc-kr',
  GB18030: 'gb18030',
  Big5: 'big5',
};
/** What browsers fall back to; preferred unless another encoding suits the text clearly better. */
const usual = 'Windows-1252';
const clearly = 0.95;
const mostBytes = 65_536;

/** Returns the encoding of a text by its byte order mark, as UTF-8 if valid, otherwise by the frequency of its letters. */
export async function encodingOf(bytes: Uint8Array): Promise<Encoding> {
  const marked = markedEncoding(bytes);
  if (marked) return { label: marked, isGuessed: false };
  if (isUtf8(bytes)) return { label: 'utf-8', isGuessed: false };
  const sample = telling(bytes);
  const label = isDamagedUtf8(sample) ? 'utf-8' : await likelyLabel(sample);
  return { label, isGuessed: true };
}

function markedEncoding(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Whether most letters outside of ASCII are valid UTF-8, which those of other encodings practically never are. */
function isDamagedUtf8(sample: Uint8Array): boolean {
  const outside = [...new TextDecoder().decode(sample).matchAll(/[^\0-\x7F]/gu)].map(([letter]) => letter);
  return outside.filter((letter) => letter === '\uFFFD').length < outside.length / 2;
}

/** Letters outside of ASCII that are no letters of Spanish; marks such as '—' are in doubt between two letters. */
const notSpanish = /(?<=\p{L})[^\0-\x7Fáéíóúñüçï·ÁÉÍÓÚÑÜ](?=\p{L})|[^\0-\x7Fáéíóúñüçï·ÁÉÍÓÚÑÜ¿¡ºª«»€£“”‘’–—…•\xA0]/u;

async function likelyLabel(sample: Uint8Array): Promise<string> {
  // Few letters tell the detector too little, and most texts without a stated encoding are in Spanish or English.
  if (!notSpanish.test(new TextDecoder('windows-1252').decode(sample))) return 'windows-1252';
  // Loaded lazily, because its model is large.
  const { detectAll } = await import('jschardet');
  const options = { detectEncodings: Object.keys(labels), minimumThreshold: 0 };
  const found = detectAll(Buffer.from(sample), options);
  const [best] = found;
  const fallback = found.find(({ encoding }) => encoding === usual);
  const isClear = best && best.confidence * clearly > (fallback?.confidence ?? 0);
  return labels[isClear ? (best.encoding ?? usual) : usual] ?? 'windows-1252';
}

/** Returns the lines with bytes outside of ASCII, at most 64 KiB of them: the others tell nothing. */
function telling(bytes: Uint8Array): Uint8Array {
  const lines: Uint8Array[] = [];
  let size = 0;
  for (let start = 0; start < bytes.length && size < mostBytes;) {
    const end = bytes.indexOf(10, start);
    const line = bytes.subarray(start, end < 0 ? bytes.length : end + 1);
    if (line.some((byte) => byte > 0x7f)) {
      lines.push(line.subarray(0, mostBytes));
      size += line.length;
    }
    start += line.length;
  }
  return Buffer.concat(lines).subarray(0, mostBytes);
}
