export interface UploadedFile {
  /** Without folders and control characters. */
  name: string;
  bytes: Buffer;
}
