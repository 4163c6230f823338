import type { Text } from './text.ts';

/** Every error code with its status and its default text, which the server may replace by a more specific one. */
export const errors = {
  VALIDATION_FAILED: {
    status: 400,
    text: { en: 'The data sent is not valid', es: 'Los datos enviados no son válidos' },
  },
  UNKNOWN_REFERENCE: { status: 400, text: { en: 'This option does not exist', es: 'Esa opción no existe' } },
  RESET_TOKEN_INVALID: {
    status: 400,
    text: { en: 'The reset link is not valid', es: 'El enlace para restablecer no es válido' },
  },
  RESET_TOKEN_EXPIRED: {
    status: 400,
    text: { en: 'The reset link has expired', es: 'El enlace para restablecer ha caducado' },
  },
  EMAIL_LINK_INVALID: {
    status: 400,
    text: {
      en: 'The link is not valid, or it was used already',
      es: 'El enlace no es válido o ya se ha usado',
    },
  },
  EMAIL_LINK_EXPIRED: {
    status: 400,
    text: { en: 'The link has expired', es: 'El enlace ha caducado' },
  },
  CURRENT_PASSWORD_WRONG: {
    status: 400,
    text: { en: 'The current password is wrong', es: 'La contraseña actual no es correcta' },
  },
  INVALID_TIMESTAMP: {
    status: 400,
    text: {
      en: 'Identify the calculation by its number or as YYYY-MM-DD_HH:MM:SS',
      es: 'El cálculo debe indicarse por su número o como AAAA-MM-DD_HH:MM:SS',
    },
  },
  UNAUTHENTICATED: {
    status: 401,
    text: { en: 'Token expired or unauthorized', es: 'Sesión caducada o no autorizada' },
  },
  INVALID_CREDENTIALS: {
    status: 401,
    text: { en: 'The email or the password is wrong', es: 'El correo electrónico o la contraseña no son correctos' },
  },
  SESSION_EXPIRED: { status: 401, text: { en: 'The session has expired', es: 'La sesión ha caducado' } },
  TOKEN_REUSED: {
    status: 401,
    text: {
      en: 'The session was ended for security reasons; sign in again',
      es: 'La sesión se cerró por seguridad; inicia sesión de nuevo',
    },
  },
  FORBIDDEN: { status: 403, text: { en: 'You are not allowed to do this', es: 'No tienes permiso para hacer esto' } },
  EMAIL_UNCONFIRMED: {
    status: 403,
    text: {
      en: 'Confirm your email first: follow the link that we sent to it, or ask for a new one in your profile',
      es: 'Confirma antes tu correo electrónico: sigue el enlace que te enviamos o pide otro en tu perfil',
    },
  },
  NOT_FOUND: { status: 404, text: { en: 'Not found', es: 'No encontrado' } },
  NOT_OWNER: {
    status: 404,
    text: { en: 'This user is not an owner of the startup', es: 'Este usuario no es propietario de la startup' },
  },
  CONFLICT: {
    status: 409,
    text: { en: 'This conflicts with the stored data', es: 'Esto contradice lo que está guardado' },
  },
  EMAIL_TAKEN: {
    status: 409,
    text: { en: 'The email is already registered', es: 'El correo electrónico ya está registrado' },
  },
  LAST_ADMIN: {
    status: 409,
    text: { en: 'There must be at least one administrator', es: 'Debe quedar al menos un administrador' },
  },
  CANNOT_DELETE_SELF: {
    status: 409,
    text: { en: 'You cannot delete your own account', es: 'No puedes eliminar tu propia cuenta' },
  },
  STALE: {
    status: 409,
    text: {
      en: 'This was changed in the meantime; reload it',
      es: 'Esto ha cambiado entretanto; vuelve a cargarlo',
    },
  },
  KEY_REUSED: {
    status: 409,
    text: {
      en: 'A startup was already created with this request key from different data',
      es: 'Con esta clave de petición ya se creó una startup, a partir de otros datos',
    },
  },
  ALREADY_OWNER: { status: 409, text: { en: 'This user is already an owner', es: 'Este usuario ya es propietario' } },
  NAME_TAKEN: {
    status: 409,
    text: { en: 'You already have a portfolio with this name', es: 'Ya tienes un portfolio con este nombre' },
  },
  ALREADY_IN_PORTFOLIO: {
    status: 409,
    text: { en: 'The startup is already in the portfolio', es: 'La startup ya está en el portfolio' },
  },
  ALREADY_RUNNING: {
    status: 409,
    text: { en: 'A recalculation is already running', es: 'Ya hay un recálculo en marcha' },
  },
  NOT_RUNNING: { status: 409, text: { en: 'No recalculation is running', es: 'No hay ningún recálculo en marcha' } },
  CANCELLED: {
    status: 409,
    text: { en: 'This was stopped before it finished', es: 'Se detuvo antes de terminar' },
  },
  TOO_SLOW: {
    status: 408,
    text: { en: 'The request took too long to arrive', es: 'La petición tardó demasiado en llegar' },
  },
  TOO_LARGE: {
    status: 413,
    text: { en: 'The data sent is too large', es: 'Los datos enviados son demasiado grandes' },
  },
  UNSUPPORTED_TYPE: {
    status: 415,
    text: { en: 'This type of content is not supported', es: 'Este tipo de contenido no se admite' },
  },
  URL_REFUSED: { status: 422, text: { en: 'This address may not be read', es: 'Esta dirección no se puede leer' } },
  ROBOTS_DISALLOWED: {
    status: 422,
    text: { en: 'The site does not allow its pages to be read', es: 'El sitio no permite leer sus páginas' },
  },
  NOTHING_FOUND: { status: 422, text: { en: 'Nothing was found on the page', es: 'No se encontró nada en la página' } },
  NAME_MISSING: {
    status: 422,
    text: {
      en: 'The page does not say what the startup is called. Type its name to register it',
      es: 'La página no dice cómo se llama la startup. Escribe su nombre para registrarla',
    },
  },
  UNREADABLE: { status: 422, text: { en: 'The document cannot be read', es: 'El documento no se puede leer' } },
  PROTECTED: {
    status: 422,
    text: { en: 'The document is protected by a password', es: 'El documento está protegido con contraseña' },
  },
  ACCOUNT_LOCKED: {
    status: 423,
    text: { en: 'Too many failed attempts; try again later', es: 'Demasiados intentos fallidos; inténtalo más tarde' },
  },
  PUBLICATION_LIMIT: {
    status: 429,
    text: {
      en: 'Your account can make {limit} startups public within a day, and has done so. Save this one as private; you can make it public tomorrow.',
      es: 'Tu cuenta puede hacer públicas {limit} startups en un día, y ya lo ha hecho. Guarda esta como privada; mañana podrás hacerla pública.',
    },
  },
  RATE_LIMITED: {
    status: 429,
    text: { en: 'Too many requests; try again later', es: 'Demasiadas peticiones; inténtalo más tarde' },
  },
  INTERNAL: { status: 500, text: { en: 'Something went wrong on our side', es: 'Algo ha fallado por nuestra parte' } },
  AI_FAILED: { status: 502, text: { en: 'AI mapping failed', es: 'La asignación automática ha fallado' } },
  UNAVAILABLE: {
    status: 503,
    text: { en: 'The service is not available right now', es: 'El servicio no está disponible ahora' },
  },
  NO_CONTAINER_ENGINE: {
    status: 503,
    text: { en: 'No container engine is reachable', es: 'No hay ningún motor de contenedores accesible' },
  },
  FETCH_TIMEOUT: {
    status: 504,
    text: { en: 'The page took too long to respond', es: 'La página tardó demasiado en responder' },
  },
  PARSE_TIMEOUT: {
    status: 504,
    text: { en: 'The document took too long to read', es: 'El documento tardó demasiado en leerse' },
  },
} as const satisfies Record<string, { status: number; text: Text }>;

export type ErrorCode = keyof typeof errors;

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errors, code);
}

/** Every error code, by status. */
export const errorCodes: readonly ErrorCode[] = Object.keys(errors).filter(isErrorCode);

/** The message for a request without a token; other rejected sessions get the text of UNAUTHENTICATED. */
export const missingTokenText: Text = {
  en: 'Authentication token is missing',
  es: 'Falta el token de autenticación',
};
