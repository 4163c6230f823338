/** What is used of it: its own types are older than these options. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'truetype' | 'woff2';
      /** Leave out what only other forms of the characters need. */
      noLayoutClosure?: boolean;
      keepFeatures?: readonly string[];
      dropTables?: readonly string[];
      /** Keep less of what a font varies in. */
      variationAxes?: Readonly<Record<string, { min: number; max: number }>>;
    },
  ): Promise<Buffer>;
}
