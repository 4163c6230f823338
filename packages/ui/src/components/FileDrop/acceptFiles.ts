import { formatNumber, roundTo } from '@aval/metrics';

/** The properties of a file that the rules check. */
export interface FileFacts {
  name: string;
  size: number;
  lastModified: number;
}

export interface FileRules {
  /** File extensions as `plainExtension` returns them; an empty list accepts every type. */
  extensions: readonly string[];
  /** Bytes. */
  maxSize: number;
  isMultiple: boolean;
}

export type FileProblem = 'type' | 'size' | 'empty';

export interface RefusedFile {
  name: string;
  problem: FileProblem;
}

/** Normalises a file extension for comparison: '.PDF' is 'pdf'. */
export function plainExtension(extension: string): string {
  return extension.replace(/^\./, '').toLowerCase();
}

/** The extension of a file name, in lower case and without the dot; '' without one. */
export function fileExtension(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : plainExtension(name.slice(dot));
}

/**
 * Splits newly chosen files into accepted and rejected ones, each with its reason. Duplicates are ignored; when only
 * one file is allowed, the last one replaces the others.
 */
export function acceptFiles<Chosen extends FileFacts>(
  held: readonly Chosen[],
  chosen: readonly Chosen[],
  { extensions, maxSize, isMultiple }: FileRules,
): { files: Chosen[]; refused: RefusedFile[] } {
  const files = [...held];
  const refused: RefusedFile[] = [];
  for (const file of chosen) {
    const isKnown = files.some(
      ({ name, size, lastModified }) => name === file.name && size === file.size && lastModified === file.lastModified,
    );
    const isRightType = extensions.length === 0 || extensions.includes(fileExtension(file.name));
    const problem = !isRightType ? 'type' : file.size > maxSize ? 'size' : file.size === 0 ? 'empty' : null;
    if (problem !== null) refused.push({ name: file.name, problem });
    else if (!isKnown) files.push(file);
  }
  return { files: isMultiple ? files : files.slice(-1), refused };
}

const units = ['B', 'kB', 'MB', 'GB'] as const;

/** A size in the largest fitting unit: '86 kB', '4,2 MB', '25 MB'. Units are decimal. */
export function formatFileSize(bytes: number): string {
  const last = units.length - 1;
  const step = Math.min(last, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** step;
  const rounded = roundTo(value, step >= 2 && value < 100 ? 1 : 0);
  const isOneOfNext = rounded === 1000 && step < last;
  const size = isOneOfNext ? 1 : rounded;
  return `${formatNumber(size, Number.isInteger(size) ? 0 : 1)} ${units[isOneOfNext ? step + 1 : step] ?? 'B'}`;
}
