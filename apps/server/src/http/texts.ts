import type { Text } from '@aval/contract';

/** Every user-facing message of the server that is not part of the contract. */
export const texts = {
  brokenJson: { en: 'The request body is not valid JSON', es: 'El cuerpo de la petición no es JSON válido' },
  notUtf8: {
    en: 'The request body is not in UTF-8. Send it in that encoding.',
    es: 'El cuerpo de la petición no está en UTF-8. Envíalo con esa codificación.',
  },
  headersTooLarge: {
    en: 'The headers of the request are too large',
    es: 'Las cabeceras de la petición son demasiado grandes',
  },
  badRequest: { en: 'The request is not valid', es: 'La petición no es válida' },
  goneMeanwhile: {
    en: 'This refers to something that was deleted in the meantime. Reload the page.',
    es: 'Aquello a lo que se refiere se ha eliminado entretanto. Vuelve a cargar la página.',
  },
  rateLimited: {
    en: 'Too many requests. Try again in {seconds} seconds.',
    es: 'Demasiadas peticiones. Inténtalo de nuevo dentro de {seconds} segundos.',
  },
  accountLocked: {
    en: 'Too many failed attempts. Try again in {minutes} minutes.',
    es: 'Demasiados intentos fallidos. Inténtalo de nuevo dentro de {minutes} minutos.',
  },
  demoNotHere: {
    en: 'Demo accounts work only on the machine that runs the server',
    es: 'Las cuentas de demostración solo funcionan en el equipo que ejecuta el servidor',
  },
  startupAwaitsReview: {
    en: 'The startup was saved. It stays private until an administrator has reviewed it.',
    es: 'La startup se ha guardado. Sigue siendo privada hasta que la revise un administrador.',
  },
  createdAwaitsReview: {
    en: 'The startup was created. It stays private until an administrator has reviewed it.',
    es: 'La startup se ha creado. Sigue siendo privada hasta que la revise un administrador.',
  },
  published: { en: 'The startup is public now', es: 'La startup ya es pública' },
  publicationRefused: { en: 'The startup stays private', es: 'La startup sigue siendo privada' },
  factsProposed: {
    en: 'Proposed. An administrator decides; you will see what became of it here.',
    es: 'Propuesto. Decide un administrador; aquí verás el resultado.',
  },
  proposalWithdrawn: { en: 'Withdrawn', es: 'Retirada' },
  claimsDecidedNow: { en: 'Decided', es: 'Decidido' },
  decisionUndone: { en: 'Taken back: it is open again', es: 'Revocado: vuelve a estar abierto' },
  tooLateToUndo: {
    en: 'It is too late to take this back: something has changed since. Edit the startup instead.',
    es: 'Ya no se puede revocar: algo ha cambiado desde entonces. Edita la startup.',
  },
  claimsDecided: {
    en: 'Some of this was decided, withdrawn or replaced in the meantime. Reload it.',
    es: 'Parte de esto ya se ha decidido, retirado o sustituido entretanto. Vuelve a cargarlo.',
  },
  publicationDecided: {
    en: 'This was decided in the meantime. Reload the list.',
    es: 'Esto ya se ha decidido entretanto. Vuelve a cargar la lista.',
  },
  foreignSource: {
    en: 'Only an administrator may name a document or a page as a source',
    es: 'Solo un administrador puede indicar un documento o una página como fuente',
  },
  acceptedByOthers: {
    en: 'Only administrators can accept an answer',
    es: 'Solo un administrador puede aceptar una respuesta',
  },
  ownerFieldsOnly: {
    en: 'Owners can change descriptive fields only, not: {fields}. Figures are proposed.',
    es: 'Un propietario solo puede cambiar los campos descriptivos, no: {fields}. Los datos se proponen.',
  },
  diskFull: { en: 'The disk of the database is full', es: 'El disco de la base de datos está lleno' },
  signedIn: { en: 'Signed in', es: 'Sesión iniciada' },
  registered: { en: 'Account created', es: 'Cuenta creada' },
  signedOut: { en: 'Signed out', es: 'Sesión cerrada' },
  sessionEnded: { en: 'Session ended', es: 'Sesión finalizada' },
  profileSaved: { en: 'Profile saved', es: 'Perfil guardado' },
  emailChangeAsked: {
    en: 'We have sent a link to {email}; the address changes when you follow it',
    es: 'Hemos enviado un enlace a {email}; la dirección cambia cuando lo sigas',
  },
  emailChangeCancelled: { en: 'The email stays as it is', es: 'El correo electrónico se queda como está' },
  emailChangesADay: {
    en: 'The email can be changed {most} times a day. Try again in {hours} hours.',
    es: 'El correo electrónico se puede cambiar {most} veces al día. Inténtalo de nuevo dentro de {hours} horas.',
  },
  emailConfirmed: { en: 'The email {email} is confirmed', es: 'El correo electrónico {email} está confirmado' },
  emailAlreadyConfirmed: {
    en: 'The email is confirmed already, and no change is waiting',
    es: 'El correo electrónico ya está confirmado y no hay ningún cambio pendiente',
  },
  linkSentAgain: {
    en: 'The link is on its way again; earlier ones no longer work',
    es: 'Te hemos enviado otro enlace; los anteriores ya no sirven',
  },
  emailTakenBack: {
    en: 'The account has the email {email} again. We have sent a link there to choose a new password.',
    es: 'La cuenta vuelve a tener el correo {email}. Hemos enviado allí un enlace para elegir otra contraseña.',
  },
  passwordChanged: { en: 'Password changed', es: 'Contraseña cambiada' },
  accountDeleted: { en: 'Your account has been deleted', es: 'Tu cuenta se ha eliminado' },
  resetRequested: {
    en: 'The instructions have been sent to your email',
    es: 'Se han enviado las instrucciones a tu correo electrónico',
  },
  passwordReset: { en: 'The password has been reset', es: 'Contraseña restablecida correctamente' },
  contactSent: {
    en: 'Thank you. Your message has been sent; we will reply by email.',
    es: 'Gracias. Hemos recibido tu mensaje y te responderemos por correo electrónico.',
  },
  userCreated: { en: 'User created', es: 'Usuario creado' },
  invitationSent: {
    en: 'The invitation is being sent to {email}',
    es: 'La invitación va de camino a {email}',
  },
  invitationInOutbox: {
    en: 'No mail server is set up, so the invitation for {email} is in the outbox folder of the server',
    es: 'No hay servidor de correo configurado: la invitación para {email} está en la carpeta outbox del servidor',
  },
  alreadyHasPassword: {
    en: 'This person has already set a password; they can recover it themselves',
    es: 'Esta persona ya ha elegido su contraseña; puede recuperarla por sí misma',
  },
  userSaved: { en: 'User saved', es: 'Usuario guardado' },
  userDeleted: { en: 'User deleted', es: 'Usuario eliminado' },
  foreignCreator: {
    en: 'Only an administrator may name another creator',
    es: 'Solo un administrador puede indicar otro creador',
  },
  startupCreated: { en: 'Startup created successfully!', es: '¡Startup creada correctamente!' },
  factsConfirmed: { en: 'Confirmed as of today', es: 'Confirmado a día de hoy' },
  startupSaved: { en: 'Startup saved', es: 'Startup guardada' },
  startupDeleted: { en: 'Startup deleted', es: 'Startup eliminada' },
  startupRestored: { en: 'Startup restored', es: 'Startup restaurada' },
  startupEvaluated: { en: 'Startup evaluated', es: 'Startup evaluada' },
  followed: { en: 'You follow this startup', es: 'Sigues esta startup' },
  unfollowed: { en: 'You no longer follow this startup', es: 'Ya no sigues esta startup' },
  calculationDeleted: { en: 'Calculation deleted', es: 'Cálculo eliminado' },
  ownerInvited: {
    en: 'The invitation is open for 30 days. If there is an account, its user sees it under My Startups.',
    es: 'La invitación vale 30 días. Si existe la cuenta, su usuario la ve en Mis startups.',
  },
  alreadyInvited: {
    en: 'This invitation is already open. Withdraw it to send it again.',
    es: 'Esta invitación ya está abierta. Retírala para volver a enviarla.',
  },
  declinedLately: {
    en: 'This invitation was declined less than a week ago. Wait before you invite again.',
    es: 'Esta invitación se rechazó hace menos de una semana. Espera antes de volver a invitar.',
  },
  tooManyInvitations: {
    en: 'You have sent {most} invitations within a day. Try again tomorrow.',
    es: 'Has enviado {most} invitaciones en un día. Vuelve a intentarlo mañana.',
  },
  invitationOver: {
    en: 'This invitation is over: it was answered or withdrawn, or it expired. Reload the page.',
    es: 'Esta invitación ya no vale: se ha contestado o retirado, o ha caducado. Vuelve a cargar la página.',
  },
  invitationWithdrawn: { en: 'Invitation withdrawn', es: 'Invitación retirada' },
  ownershipAccepted: { en: 'You are now an owner', es: 'Ya eres propietario' },
  ownershipDeclined: { en: 'Invitation declined', es: 'Invitación rechazada' },
  ownerAdded: { en: 'Owner added', es: 'Propietario añadido' },
  ownerRemoved: { en: 'Owner removed', es: 'Propietario eliminado' },
  portfolioCreated: { en: 'Portfolio created', es: 'Portfolio creado' },
  portfolioSaved: { en: 'Portfolio saved', es: 'Portfolio guardado' },
  portfolioDeleted: { en: 'Portfolio deleted', es: 'Portfolio eliminado' },
  addedToPortfolio: { en: 'Startup added to the portfolio', es: 'Startup añadida al portfolio' },
  portfolioFull: {
    en: 'A portfolio has at most {most} startups. Remove one, or add this one to another portfolio.',
    es: 'Un portfolio tiene como máximo {most} startups. Quita alguna o añade esta a otro portfolio.',
  },
  removedFromPortfolio: { en: 'Startup removed from the portfolio', es: 'Startup quitada del portfolio' },
  recalculationStarted: { en: 'Recalculation started', es: 'Recálculo iniciado' },
  recalculationCancelled: { en: 'The recalculation is being stopped', es: 'El recálculo se está deteniendo' },
  pageFailed: { en: 'The page could not be stored', es: 'No se pudo guardar la página' },
  cronStarted: { en: 'Cron process started successfully', es: 'Proceso programado iniciado correctamente' },
  cronStopped: { en: 'Cron process stopped successfully', es: 'Proceso programado detenido correctamente' },
  noContainerEngine: {
    en: 'No response from {where}. Start Docker or Podman, or set DOCKER_HOST to the socket of the engine, as unix:///path.',
    es: 'No hay respuesta de {where}. Inicia Docker o Podman, o indica en DOCKER_HOST el socket del motor, como unix:///ruta.',
  },
  containerEngineRefused: {
    en: 'The container engine responded: {reason}',
    es: 'El motor de contenedores ha respondido: {reason}',
  },
  containerAnswerTooLarge: {
    en: 'The engine returned more than {most}. Request fewer lines.',
    es: 'El motor ha respondido con más de {most}. Pide menos líneas.',
  },
  statusEmbedded: { en: 'Embedded PostgreSQL {version}', es: 'PostgreSQL {version} integrado' },
  statusServer: { en: 'PostgreSQL {version}', es: 'PostgreSQL {version}' },
  statusFailed: { en: 'No response', es: 'Sin respuesta' },
  statusIdle: { en: 'No jobs running', es: 'Ningún trabajo en marcha' },
  statusBusy: { en: 'Running: {count}', es: 'En marcha: {count}' },
  statusNoWorker: { en: 'This process runs no jobs', es: 'Este proceso no realiza trabajos' },
  statusCronStopped: { en: 'The schedule is stopped', es: 'La programación está detenida' },
  statusBoth: { en: '{first}. {second}', es: '{first}. {second}' },
  statusScrapeAllow: {
    en: 'Scraping may reach private addresses: {hosts}',
    es: 'La extracción puede acceder a direcciones privadas: {hosts}',
  },
  statusContainers: {
    en: 'Containers running: {running} of {total}',
    es: 'Contenedores en marcha: {running} de {total}',
  },
  statusNoEngine: { en: 'No container engine', es: 'Sin motor de contenedores' },
  statusMailServer: { en: 'Mail server', es: 'Servidor de correo' },
  statusMailOutbox: {
    en: 'Mails are stored in the outbox folder',
    es: 'Los correos se guardan en la carpeta de salida',
  },
  statusDictionary: { en: 'Built-in dictionary', es: 'Diccionario integrado' },
} as const satisfies Record<string, Text>;
