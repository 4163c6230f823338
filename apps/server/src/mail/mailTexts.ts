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

You now sign in to your Aval account with {email}; this address no longer works. If it was not you, take the account back with this link:

{link}

It works for {days} days. It gives the account this address again, ends every session, and we send you a link to choose a new password. If you wanted the change, there is nothing to do.

Aval
`,
    es: `Hola:

Tu cuenta de Aval ahora se abre con {email}; esta dirección ya no sirve para entrar. Si no has sido tú, recupera la cuenta con este enlace:

{link}

Sirve durante {days} días. Devuelve esta dirección a la cuenta, cierra todas las sesiones y te enviamos un enlace para elegir otra contraseña. Si el cambio lo has pedido tú, no tienes que hacer nada.

Aval
`,
  },
  takenBackBody: {
    en: `Hello,

Your Aval account has this address again, and every session has ended. The password no longer works, because whoever changed the address knew it. Open this link to choose a new one:

{link}

It works once and for one hour. If it has expired, ask for another with 'Forgot your password?' on the sign-in page.

Aval
`,
    es: `Hola:

Tu cuenta de Aval vuelve a tener esta dirección y se han cerrado todas las sesiones. La contraseña ya no sirve, porque quien cambió la dirección la conocía. Abre este enlace para elegir otra:

{link}

Sirve una sola vez y durante una hora. Si ha caducado, pide otro en «¿Has olvidado tu contraseña?», en la página de inicio de sesión.

Aval
`,
  },
  confirmSubject: { en: 'Confirm your email for Aval', es: 'Confirma tu correo para Aval' },
  confirmBody: {
    en: `Hello,

There is a new Aval account with the email {email}. Open this link to confirm that it is yours:

{link}

It works once and for 24 hours. If you have not created an account, ignore this email: no other will follow until somebody confirms the address.

Aval
`,
    es: `Hola:

Hay una cuenta nueva de Aval con el correo {email}. Abre este enlace para confirmar que es tuyo:

{link}

Sirve una sola vez y durante 24 horas. Si no has creado ninguna cuenta, ignora este correo: no recibirás ningún otro mientras nadie confirme la dirección.

Aval
`,
  },
  changeSubject: {
    en: 'Confirm the new email of your Aval account',
    es: 'Confirma el nuevo correo de tu cuenta de Aval',
  },
  changeBody: {
    en: `Hello,

The Aval account of {former} is to have the email {email} from now on. If that account is yours, open this link:

{link}

It works once and for 24 hours; until then nothing changes. If the account is not yours, ignore this email and do not open the link: you would get somebody else's account.

Aval
`,
    es: `Hola:

La cuenta de Aval de {former} va a tener el correo {email}. Si esa cuenta es tuya, abre este enlace:

{link}

Sirve una sola vez y durante 24 horas; hasta entonces no cambia nada. Si la cuenta no es tuya, ignora este correo y no abras el enlace: te quedarías con la cuenta de otra persona.

Aval
`,
  },
  takenSubject: {
    en: 'Your email was entered for another Aval account',
    es: 'Han indicado tu correo para otra cuenta de Aval',
  },
  takenBody: {
    en: `Hello,

Somebody entered {email} as the new email of another Aval account. Nothing has changed: the email belongs to your account. If it was you and you no longer know the password of this account, set a new one:

{link}

If it was not you, ignore this email.

Aval
`,
    es: `Hola:

Alguien ha indicado {email} como nuevo correo de otra cuenta de Aval. No ha cambiado nada: el correo es de tu cuenta. Si has sido tú y no recuerdas la contraseña de esta cuenta, elige otra:

{link}

Si no has sido tú, ignora este correo.

Aval
`,
  },
  ownerSubject: {
    en: 'You have been invited to own a startup on Aval',
    es: 'Te han invitado a ser propietario de una startup en Aval',
  },
  ownerBody: {
    en: `Hello,

Someone has invited you to become an owner of a startup on Aval. Sign in to see which startup it is and who invites you, and to accept or decline:

{link}

The invitation is open for 30 days. Nothing changes until you accept it, and an owner can leave at any time.

Aval
`,
    es: `Hola:

Te han invitado a ser propietario de una startup en Aval. Inicia sesión para ver qué startup es y quién te invita, y para aceptar o rechazar la invitación:

{link}

La invitación vale 30 días. Nada cambia hasta que la aceptes, y un propietario puede dejar de serlo cuando quiera.

Aval
`,
  },
  contactSubject: { en: 'Aval: message from {name}', es: 'Aval: mensaje de {name}' },
  claimAccepted: { en: '- {field}: accepted', es: '- {field}: aceptado' },
  claimRefused: { en: '- {field}: refused', es: '- {field}: rechazado' },
  claimAsked: { en: '- {field}: question', es: '- {field}: pregunta' },
  decisionBody: {
    en: `Hello,

{sentence}.

{claims}

What you proposed, and the form to propose more:

{link}

Aval
`,
    es: `Hola:

{sentence}.

{claims}

Lo que propusiste, y el formulario para proponer más:

{link}

Aval
`,
  },
} as const satisfies Record<string, Text>;
