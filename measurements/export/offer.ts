export interface Exported {
  milliseconds: number;
  bytes: number;
}

/** Makes a file of the report; what it needs is loaded by then. */
export type Maker = () => Blob | Promise<Blob>;

declare global {
  interface Window {
    exportOnce: (maker: string) => Promise<Exported>;
    /** In base 64. */
    lastFile: () => Promise<string>;
  }
}

/** Lets the bench call each maker, and read what it made. */
export function offer(makers: Readonly<Record<string, () => Promise<Maker>>>): void {
  let last: Blob | undefined;

  window.exportOnce = async (name) => {
    const make = await makers[name]?.();
    if (!make) throw new Error(`Nothing here exports ${name}.`);
    const start = performance.now();
    last = await make();
    return { milliseconds: performance.now() - start, bytes: last.size };
  };

  window.lastFile = async () => {
    const bytes = new Uint8Array((await last?.arrayBuffer()) ?? new ArrayBuffer(0));
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  };
}
