import { grows } from './grows.ts';
import type { Memory } from './memoryOf.ts';

const kinds = ['heap', 'buffers', 'resident'] as const;

/** The measurements as text, and whether one of them grows; short runs are not assessed. */
export function memoryReport(memory: readonly Memory[], isLong: boolean): { text: string; isGrowing: boolean } {
  const growing = kinds.filter((kind) => isLong && grows(memory.map((one) => one[kind])));
  const lines = kinds.map((kind) => {
    const measured = memory.map((one) => one[kind]).join(', ');
    return `  ${kind.padEnd(12)} ${measured} MB${growing.includes(kind) ? ': it grows' : ''}`;
  });
  return { text: lines.join('\n'), isGrowing: growing.length > 0 };
}
