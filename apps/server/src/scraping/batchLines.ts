import { endpoints, fill, parseInput, type Text } from '@aval/contract';
import { z } from 'zod';

import { ApiError } from '../http/ApiError.ts';
import type { UploadedFile } from '../http/UploadedFile.ts';
import type { PageFetcher } from '../services/PageFetcher.ts';
import { decodeText } from '../sources/reading/decodeText.ts';
import { pageAddress } from './pageAddress.ts';
import { scrapingTexts } from './scrapingTexts.ts';

interface BatchLine {
  line: number;
  url: string;
}

export interface BatchLines {
  accepted: BatchLine[];
  rejected: { line: number; text: string; reason: Text }[];
}

/** The data of an uploaded file that a run stores. */
export const batchInputSchema = z.object({
  lines: z.array(z.object({ line: z.number(), url: z.string() })).default([]),
  rejected: z
    .array(
      z.object({
        line: z.number(),
        text: z.string().default(''),
        reason: z.object({ en: z.string(), es: z.string() }),
      }),
    )
    .default([]),
});

const mostLines = 5000;
const mostLetters = 200;

/**
 * Parses the URLs of a text file, one per line, and returns them with the rejected lines. Skips empty lines.
 *
 * @throws ApiError UNSUPPORTED_TYPE when it is not a text file, TOO_LARGE with more than 5,000 lines.
 */
export async function batchLines({ name, bytes }: UploadedFile, pages: PageFetcher): Promise<BatchLines> {
  if (!/\.txt$/i.test(name) || bytes.includes(0)) {
    throw new ApiError('UNSUPPORTED_TYPE', { text: scrapingTexts.onlyText, values: { file: name } });
  }
  const lines = (await decodeText(bytes)).text
    .split(/\r\n?|\n/)
    .flatMap((text, index) => (text.trim() ? [{ line: index + 1, url: text.trim() }] : []));
  if (lines.length > mostLines) {
    throw new ApiError('TOO_LARGE', { text: scrapingTexts.tooManyLines, values: { max: mostLines } });
  }
  const seen = new Map<string, number>();
  const sorted: BatchLines = { accepted: [], rejected: [] };
  for (const one of lines) {
    const reason = reasonAgainst(one.url, seen, pages);
    if (reason) sorted.rejected.push({ line: one.line, text: shortened(one.url), reason });
    else {
      seen.set(pageAddress(new URL(one.url)), one.line);
      sorted.accepted.push(one);
    }
  }
  return sorted;
}

/** Truncates a rejected line to what is needed to identify it, and removes null characters. */
function shortened(text: string): string {
  const plain = text.replaceAll('\0', '');
  return plain.length > mostLetters ? `${plain.slice(0, mostLetters - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : plain;
}

function reasonAgainst(url: string, seen: ReadonlyMap<string, number>, pages: PageFetcher): Text | null {
  const { body } = endpoints.scrapeStartup;
  const english = parseInput(body, { url }, 'en');
  const spanish = parseInput(body, { url }, 'es');
  if (!english.ok || !spanish.ok) {
    return {
      en: english.ok ? '' : (english.issues[0]?.message ?? ''),
      es: spanish.ok ? '' : (spanish.issues[0]?.message ?? ''),
    };
  }
  const refusal = pages.refusal(url);
  if (refusal) return refusal;
  const line = seen.get(pageAddress(new URL(url)));
  return line === undefined ? null : fill(scrapingTexts.repeated, { line });
}
