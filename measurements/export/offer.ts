export interface Exported {
  milliseconds: number;
  bytes: number;
}

/** Creates a file from the report. Its dependencies are already loaded. */
export type Maker = () => Blob | Promise<Blob>;

declare global {
  interface Window {
    exportOnce: (maker: string) => Promise<Exported>;
    /** The last created file, base64-encoded. */
    lastFile: () => Promise<string>;
  }
}

/** Exposes the makers on `window`, so that the benchmark can call each and read the created file. */
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
