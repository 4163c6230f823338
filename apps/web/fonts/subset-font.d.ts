/** Declares only the options used here: the package's own types are older than they are. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'truetype' | 'woff2';
      /** Leave out glyphs that only alternate forms of the characters need. */
      noLayoutClosure?: boolean;
      keepFeatures?: readonly string[];
      dropTables?: readonly string[];
      /** Limit the range of a variation axis. */
      variationAxes?: Readonly<Record<string, { min: number; max: number }>>;
    },
  ): Promise<Buffer>;
}
