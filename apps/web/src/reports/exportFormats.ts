/** The kinds of file an export can be. */
export const exportFormats = ['csv', 'pdf', 'md'] as const;
export type ExportFormat = (typeof exportFormats)[number];
