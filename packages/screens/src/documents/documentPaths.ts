export interface DocumentPaths {
  startup: (id: number) => string;
  /** Opens a stored document in the mapping. */
  storedDocument: (id: number) => string;
}
