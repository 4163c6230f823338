import type { Text } from '@aval/contract';

/** Texts of all mails. */
export const mailTexts = {
  resetSubject: { en: 'Set a new password for Aval', es: 'Restablece tu contraseña de Aval' },
  resetBody: {
    en: `Hello,

Someone, probably you, asked to set a new password for your Aval account. Open this link to choose one:

{link}

It works once and for one hour. If you did not ask for this, ignore this email: your password stays the same.

Aval
`,
    es: `Hola:

Alguien, probablemente tú, ha pedido restablecer la contraseña de tu cuenta de Aval. Abre este enlace para elegir una nueva:

{link}

Sirve una sola vez y durante una hora. Si no has pedido nada, ignora este correo: tu contraseña sigue igual.

Aval
`,
  },
  invitationSubject: { en: 'You have been invited to Aval', es: 'Te han invitado a Aval' },
  invitationBody: {
    en: `Hello,

An account has been created for you on Aval. Open this link to choose your password; you then sign in as {email}:

{link}

It works once and for {days} days. If it has expired, ask for a new one with 'Forgot your password?' on the sign-in page.

Aval
`,
    es: `Hola:

Se ha creado una cuenta para ti en Aval. Abre este enlace para elegir tu contraseña; después entrarás como {email}:

{link}

Sirve una sola vez y durante {days} días. Si ha caducado, pide otro en «¿Has olvidado tu contraseña?», en la página de inicio de sesión.

Aval
`,
  },
  changedSubject: { en: 'Your Aval password was changed', es: 'Tu contraseña de Aval ha cambiado' },
  changedBody: {
    en: `Hello,

The password of your Aval account was changed. If it was not you, set a new one immediately:

{link}

Aval
`,
    es: `Hola:

La contraseña de tu cuenta de Aval ha cambiado. Si no has sido tú, restablécela cuanto antes:

{link}

Aval
`,
  },
  movedSubject: { en: 'The email of your Aval account was changed', es: 'El correo de tu cuenta de Aval ha cambiado' },
  movedBody: {
    en: `Hello,

You now sign in to your Aval account with {email}; this address no longer works. If it was not you, write to us immediately:

{link}

Aval
`,
    es: `Hola:

Tu cuenta de Aval ahora se abre con {email}; esta dirección ya no sirve para entrar. Si no has sido tú, escríbenos cuanto antes:

{link}

Aval
`,
  },
  contactSubject: { en: 'Aval: message from {name}', es: 'Aval: mensaje de {name}' },
} as const satisfies Record<string, Text>;
