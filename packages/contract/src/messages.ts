import { fill, type Text } from './text.ts';

/** The field messages, shared by forms and server. */
export const messages = {
  required: { en: '{label} is required', es: '{label}: este dato es obligatorio' },
  number: { en: '{label} must be a number', es: '{label} debe ser un número' },
  otherCurrency: {
    en: '{label} must be in euros, not in {found}: convert it first',
    es: '{label} debe estar en euros y no en {found}: conviértelo antes',
  },
  otherUnit: {
    en: '{label} must be in {expected}, not in {found}',
    es: '{label} debe estar en {expected} y no en {found}',
  },
  noUnit: {
    en: '{label} must be a number without a unit, not in {found}',
    es: '{label} debe ser un número sin unidad, no en {found}',
  },
  between: { en: '{label} must be between {min} and {max}', es: '{label} debe estar entre {min} y {max}' },
  greaterThan: { en: '{label} must be greater than {min}', es: '{label} debe ser mayor que {min}' },
  atLeast: { en: '{label} must be greater or equal to {min}', es: '{label} debe ser mayor o igual que {min}' },
  atMost: { en: '{label} must be at most {max}', es: '{label} debe ser como máximo {max}' },
  foundationYear: {
    en: 'Foundation year must be between {min} and current year',
    es: 'El año de fundación debe estar entre {min} y el año actual',
  },
  url: { en: '{label} must be a valid URL (e.g., {host})', es: '{label} debe ser una URL válida (p. ej., {host})' },
  urlDomain: {
    en: '{label} must include a valid domain (e.g., {host})',
    es: '{label} debe incluir un dominio válido (p. ej., {host})',
  },
  text: { en: '{label} must be a text', es: '{label} debe ser un texto' },
  tooLong: { en: '{label} must have at most {max} characters', es: '{label} debe tener como máximo {max} caracteres' },
  unstorable: {
    en: '{label} contains characters that cannot be stored',
    es: '{label} contiene caracteres que no se pueden guardar',
  },
  yesOrNo: { en: '{label} must be yes or no', es: '{label} debe ser sí o no' },
  unknownField: { en: 'Unknown field: {field}', es: 'Campo desconocido: {field}' },
  unknownFields: {
    en: 'Unknown fields: {fields} and {more} more',
    es: 'Campos desconocidos: {fields} y {more} más',
  },
  choice: { en: '{label} must be one of: {values}', es: '{label} debe ser uno de: {values}' },
  invalid: { en: '{label} is not valid', es: '{label} no es válido' },
  duplicate: { en: '{label} already exists', es: '{label}: ya está en la lista' },
  sameMember: { en: 'A tie needs two different members', es: 'Un vínculo necesita dos miembros distintos' },
  notJson: {
    en: 'This is not valid JSON: line {line}, column {column}',
    es: 'Esto no es JSON válido: línea {line}, columna {column}',
  },
  unknownReference: { en: '{label}: this option does not exist', es: '{label}: esa opción no existe' },

  emailRequired: { en: 'Email is required', es: 'El correo electrónico es requerido' },
  emailInvalid: { en: 'Enter a valid email', es: 'Ingresa un correo electrónico válido' },
  emailPlain: {
    en: 'Write the email with unaccented Latin letters only: it contains a character that looks like another, or cannot be seen',
    es: 'Escribe el correo electrónico solo con letras latinas sin acentos: contiene un carácter que se parece a otro o que no se ve',
  },
  emailUnchanged: { en: 'This is already your email', es: 'Este ya es tu correo electrónico' },
  emailElsewhere: {
    en: 'The email is changed by itself, with the password',
    es: 'El correo electrónico se cambia aparte, con la contraseña',
  },
  signInPasswordRequired: { en: 'Password is required', es: 'La contraseña es requerida' },
  firstNameRequired: { en: 'First name is required', es: 'El nombre es requerido' },
  firstNameShort: {
    en: 'First name must be at least 2 characters long',
    es: 'El nombre debe tener al menos 2 caracteres',
  },
  lastNameRequired: { en: 'Last name is required', es: 'Los apellidos son requeridos' },
  lastNameShort: {
    en: 'Last name must be at least 2 characters long',
    es: 'Los apellidos deben tener al menos 2 caracteres',
  },
  entityTypeRequired: { en: 'Select an entity type', es: 'Selecciona un tipo de entidad' },
  profileGroupRequired: { en: 'Select a profile group', es: 'Selecciona un grupo de perfil' },
  termsRequired: {
    en: 'You must accept the terms and conditions',
    es: 'Debes aceptar los términos y condiciones',
  },
  confirmPassword: { en: 'Please confirm your password', es: 'Por favor confirma tu contraseña' },
  passwordsDiffer: { en: 'The passwords do not match', es: 'Las contraseñas no coinciden' },

  passwordRequired: { en: 'Password is required', es: 'La contraseña es requerida' },
  passwordLength: {
    en: 'Password must be at least 8 characters long',
    es: 'La contraseña debe tener al menos 8 caracteres',
  },
  passwordUppercase: {
    en: 'Password must include at least one uppercase letter',
    es: 'La contraseña debe incluir al menos una letra mayúscula',
  },
  passwordLowercase: {
    en: 'Password must include at least one lowercase letter',
    es: 'La contraseña debe incluir al menos una letra minúscula',
  },
  passwordNumber: {
    en: 'Password must include at least one number',
    es: 'La contraseña debe incluir al menos un número',
  },
  passwordSymbol: {
    en: 'Password must include at least one special character (!@#$%^&*)',
    es: 'La contraseña debe incluir al menos un carácter especial (!@#$%^&*)',
  },

  userFieldsRequired: {
    en: 'The fields name, last name and email are required',
    es: 'Los campos nombre, apellidos y correo electrónico son obligatorios',
  },
  userEmailInvalid: { en: 'The email is not valid', es: 'El correo electrónico no es válido' },
  userPasswordRequired: {
    en: 'The password is required for new users',
    es: 'La contraseña es obligatoria para los usuarios nuevos',
  },
  invalidStartupId: { en: 'Invalid startup ID', es: 'ID de startup no válido' },
  scrapeUrlRequired: { en: 'Please enter a URL to scrape', es: 'Introduce una URL para extraer' },
  fileRequired: { en: 'Please select a file', es: 'Selecciona un archivo' },
  noFieldsToMap: { en: 'No extracted fields to map.', es: 'No hay campos extraídos que asignar.' },
} as const satisfies Record<string, Text>;

export type MessageId = keyof typeof messages;

/** A message with its placeholders filled in, in both languages. */
export function message(id: MessageId, params: Readonly<Record<string, string | number | Text>> = {}): Text {
  return fill(messages[id], params);
}
