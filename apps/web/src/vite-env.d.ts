/// <reference types="vite/client" />
declare module '*.po' {
  export const messages: Record<string, string>;
}
declare module 'virtual:paper-font/*' {
  /** Matches texts whose characters are all in the font. */
  export const covered: RegExp;
  const base64: string;
  export default base64;
}
