import type { Text } from '@aval/contract';

/** What notices say, each in one sentence without its full stop. */
export const noticeTexts = {
  rose: { en: 'The score of {name} rose from {from} to {to}', es: 'La nota de {name} ha subido de {from} a {to}' },
  fell: { en: 'The score of {name} fell from {from} to {to}', es: 'La nota de {name} ha bajado de {from} a {to}' },
  levelRose: {
    en: '{name} rose from {from} to {to}: its score went from {score_from} to {score_to}',
    es: '{name} ha subido de nivel {from} a {to}: su nota ha pasado de {score_from} a {score_to}',
  },
  levelFell: {
    en: '{name} fell from {from} to {to}: its score went from {score_from} to {score_to}',
    es: '{name} ha bajado de nivel {from} a {to}: su nota ha pasado de {score_from} a {score_to}',
  },
  scored: { en: '{name} has a score now: {score_to}, {to}', es: '{name} ya tiene nota: {score_to}, nivel {to}' },
  unscored: {
    en: '{name} has no score any more; it was {score_from}, {from}',
    es: '{name} ya no tiene nota; era {score_from}, nivel {from}',
  },
  contradicted: {
    en: 'Figures of {name} contradict each other: {fields}',
    es: 'Hay cifras de {name} que se contradicen: {fields}',
  },
  expired: {
    one: { en: 'A fact of {name} has expired: {fields}', es: 'Ha caducado un dato de {name}: {fields}' },
    many: {
      en: '{count} facts of {name} have expired: {fields}',
      es: 'Han caducado {count} datos de {name}: {fields}',
    },
  },
  expiring: {
    one: {
      en: 'A fact of {name} expires within 30 days: {fields}',
      es: 'Un dato de {name} caduca en menos de 30 días: {fields}',
    },
    many: {
      en: '{count} facts of {name} expire within 30 days: {fields}',
      es: '{count} datos de {name} caducan en menos de 30 días: {fields}',
    },
  },
  others: { en: 'and {count} more', es: 'y {count} más' },
  accepted: {
    one: { en: 'Your figure for {name} was accepted', es: 'Se ha aceptado tu dato de {name}' },
    many: { en: 'Your {count} figures for {name} were accepted', es: 'Se han aceptado tus {count} datos de {name}' },
  },
  refused: {
    one: { en: 'Your figure for {name} was refused', es: 'Se ha rechazado tu dato de {name}' },
    many: { en: 'Your {count} figures for {name} were refused', es: 'Se han rechazado tus {count} datos de {name}' },
  },
  asked: {
    one: { en: 'There is a question about your figure for {name}', es: 'Hay una pregunta sobre tu dato de {name}' },
    many: {
      en: 'There are questions about your {count} figures for {name}',
      es: 'Hay preguntas sobre tus {count} datos de {name}',
    },
  },
  mixed: {
    en: 'Your {count} figures for {name} were decided: {parts}',
    es: 'Se ha decidido sobre tus {count} datos de {name}: {parts}',
  },
  acceptedPart: {
    one: { en: '{count} accepted', es: '{count} aceptado' },
    many: { en: '{count} accepted', es: '{count} aceptados' },
  },
  refusedPart: {
    one: { en: '{count} refused', es: '{count} rechazado' },
    many: { en: '{count} refused', es: '{count} rechazados' },
  },
  askedPart: {
    one: { en: '{count} with a question', es: '{count} con una pregunta' },
    many: { en: '{count} with questions', es: '{count} con preguntas' },
  },
} as const satisfies Record<string, Text | Record<'one' | 'many', Text>>;

export const digestTexts = {
  subject: {
    one: { en: '1 notice about your startups', es: '1 aviso sobre tus startups' },
    many: { en: '{count} notices about your startups', es: '{count} avisos sobre tus startups' },
  },
  body: {
    en: `Hello {first_name},

This is new about the startups that you follow or own on Aval:

{notices}

All notices: {all}
You get this email at most once a day because your profile says so. To stop it, switch it off there: {profile}

Aval
`,
    es: `Hola, {first_name}:

Esto es lo nuevo de las startups que sigues o que son tuyas en Aval:

{notices}

Todos los avisos: {all}
Recibes este correo, una vez al día como mucho, porque así lo dice tu perfil. Para dejar de recibirlo, desactívalo ahí: {profile}

Aval
`,
  },
  mailed: { en: 'Mails sent: {mailed}', es: 'Correos enviados: {mailed}' },
  refused: {
    en: 'Refused, and sent with the next: {refused}',
    es: 'Rechazados, se enviarán con los siguientes: {refused}',
  },
  nothing: { en: 'No notices to mail', es: 'Ningún aviso que enviar' },
  failure: {
    en: 'The mail to account {id} was not accepted: {reason}',
    es: 'No se ha aceptado el correo a la cuenta {id}: {reason}',
  },
} as const;
