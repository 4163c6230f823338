import type { Text } from '@aval/contract';

export const documentTexts = {
  unsupported: {
    en: 'Unsupported file type: {file}. Please upload a PDF, text, Excel, or PowerPoint file.',
    es: 'Tipo de archivo no admitido: {file}. Sube un archivo PDF, de texto, Excel o PowerPoint.',
  },
  processed: { en: 'File processed successfully', es: 'Archivo procesado correctamente' },
  byDictionaryInstead: {
    en: '{reason}. The built-in dictionary read {file} instead.',
    es: '{reason}. El diccionario integrado ha leído {file} en su lugar.',
  },
  byDictionary: {
    en: 'Built-in dictionary, English and Spanish. {file}: {pages} pages, {characters} characters, {facts} facts.',
    es: 'Diccionario integrado, inglés y español. {file}: {pages} páginas, {characters} caracteres, {facts} datos.',
  },
  page: { en: 'page {page}', es: 'página {page}' },
  leftOut: {
    en: 'Discarded, not supported by the text: {fields}',
    es: 'Descartado, sin apoyo en el texto: {fields}',
  },
  deleted: { en: 'Document deleted', es: 'Documento eliminado' },
} as const satisfies Record<string, Text>;
