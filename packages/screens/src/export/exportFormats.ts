/** The file formats of exports. */
export const exportFormats = ['csv', 'pdf', 'md'] as const;
export type ExportFormat = (typeof exportFormats)[number];
