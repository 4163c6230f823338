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
  figure: { en: '{name}: {value}', es: '{name}: {value}' },
  noField: { en: 'no field for it', es: 'no hay ningún campo para ello' },
  keptAsHistory: { en: 'of {year}: kept as history', es: 'de {year}: se guarda como historial' },
  earlierYear: { en: 'of {year}: a later figure was taken', es: 'de {year}: se ha tomado una cifra posterior' },
  otherCurrency: { en: 'in {currency}: only euros are read', es: 'en {currency}: solo se leen euros' },
  otherValue: { en: 'Another value is stated too: {value}.', es: 'También se indica otro valor: {value}.' },
  unusual: {
    en: 'Far from what most startups state ({low} to {high}). Check the unit.',
    es: 'Muy lejos de lo que indica la mayoría de startups (de {low} a {high}). Revisa la unidad.',
  },
  inDoubt: { en: 'in doubt: {doubt}', es: 'dudoso: {doubt}' },
  unsure: { en: 'read with only {confidence} % confidence', es: 'leído con solo un {confidence} % de confianza' },
  severalStartups: {
    en: '{file} has a table of several startups, which cannot be read as one and was left out',
    es: '{file} contiene una tabla de varias startups, que no se puede leer como una sola y se ha descartado',
  },
  headerOnly: {
    en: '{file} has a table with a header and no rows',
    es: '{file} contiene una tabla con cabecera y sin filas',
  },
  scan: {
    en: '{file} has no text: it looks like a scan. Run text recognition (OCR) on it first, or upload the original',
    es: '{file} no tiene texto: parece un escaneado. Pásale antes un reconocimiento de texto (OCR) o sube el original',
  },
  empty: { en: '{file} has no text', es: '{file} no tiene texto' },
  guessedLetters: {
    en: '{file} does not state its encoding. It was read as {encoding}; check the letters of: {fields}',
    es: '{file} no indica su codificación. Se ha leído como {encoding}; revisa las letras de: {fields}',
  },
  damagedLetters: {
    en: '{file} has damaged letters. Check: {fields}',
    es: '{file} tiene letras dañadas. Revisa: {fields}',
  },
  deleted: { en: 'Document deleted', es: 'Documento eliminado' },
} as const satisfies Record<string, Text>;
