import type { ErrorCode, Text } from '@aval/contract';

import { ApiError } from '../http/ApiError.ts';
import { Unreadable, type UnreadableReason } from '../sources/reading/Unreadable.ts';

const refusals: Record<UnreadableReason, { code: ErrorCode; text: Text }> = {
  empty: { code: 'UNREADABLE', text: { en: '{file} is empty', es: '{file} está vacío' } },
  disguised: {
    code: 'UNREADABLE',
    text: {
      en: 'The content of {file} is not what its name says. Save it in the format of its extension and try again.',
      es: 'El contenido de {file} no es lo que dice su nombre. Guárdalo en el formato de su extensión e inténtalo de nuevo.',
    },
  },
  corrupt: {
    code: 'UNREADABLE',
    text: {
      en: '{file} is damaged and cannot be read',
      es: '{file} está dañado y no se puede leer',
    },
  },
  protected: {
    code: 'PROTECTED',
    text: {
      en: '{file} is protected by a password. Remove it and upload the file again.',
      es: '{file} está protegido con contraseña. Quítala y vuelve a subir el archivo.',
    },
  },
  tooLarge: {
    code: 'UNREADABLE',
    text: {
      en: '{file} unpacks to more than can be read',
      es: '{file} ocupa descomprimido más de lo que se puede leer',
    },
  },
  active: {
    code: 'UNREADABLE',
    text: {
      en: '{file} contains macros or embedded objects. Save it without them, or as a PDF, and upload it again.',
      es: '{file} contiene macros u objetos incrustados. Guárdalo sin ellos, o como PDF, y vuelve a subirlo.',
    },
  },
  memory: {
    code: 'UNREADABLE',
    text: {
      en: '{file} needs more memory than a document may take',
      es: '{file} necesita más memoria de la permitida para un documento',
    },
  },
  severalStartups: {
    code: 'UNREADABLE',
    text: {
      en: '{file} has a table of several startups and cannot be read as one. Upload a file for each startup.',
      es: '{file} contiene una tabla de varias startups y no se puede leer como una sola. Sube un archivo por startup.',
    },
  },
  headerOnly: {
    code: 'UNREADABLE',
    text: {
      en: '{file} has a table with a header and no rows, so it states nothing about a startup',
      es: '{file} contiene una tabla con cabecera y sin filas, así que no dice nada de una startup',
    },
  },
  timeout: {
    code: 'PARSE_TIMEOUT',
    text: { en: '{file} took too long to read', es: '{file} tardó demasiado en leerse' },
  },
};

/** Converts Unreadable to the error that explains it; returns other errors unchanged. */
export function unreadableError(error: unknown, file: string): unknown {
  if (!(error instanceof Unreadable)) return error;
  const { code, text } = refusals[error.reason];
  return new ApiError(code, { text, values: { file } });
}
