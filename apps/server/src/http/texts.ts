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
  requestTooSlow: {
    en: 'The request took too long to arrive',
    es: 'La petición tardó demasiado en llegar',
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
  foreignOwner: {
    en: 'Only an administrator may name another owner',
    es: 'Solo un administrador puede nombrar a otro propietario',
  },
  foreignSource: {
    en: 'Only an administrator may name a document or a page as a source',
    es: 'Solo un administrador puede indicar un documento o una página como fuente',
  },
  ownerFieldsOnly: {
    en: 'Owners can change descriptive fields only, not: {fields}',
    es: 'Un propietario solo puede cambiar los campos descriptivos, no: {fields}',
  },
  signedIn: { en: 'Signed in', es: 'Sesión iniciada' },
  registered: { en: 'Account created', es: 'Cuenta creada' },
  signedOut: { en: 'Signed out', es: 'Sesión cerrada' },
  sessionEnded: { en: 'Session ended', es: 'Sesión finalizada' },
  profileSaved: { en: 'Profile saved', es: 'Perfil guardado' },
  passwordChanged: { en: 'Password changed', es: 'Contraseña cambiada' },
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
  startupSaved: { en: 'Startup saved', es: 'Startup guardada' },
  startupDeleted: { en: 'Startup deleted', es: 'Startup eliminada' },
  startupRestored: { en: 'Startup restored', es: 'Startup restaurada' },
  startupEvaluated: { en: 'Startup evaluated', es: 'Startup evaluada' },
  followed: { en: 'You follow this startup', es: 'Sigues esta startup' },
  unfollowed: { en: 'You no longer follow this startup', es: 'Ya no sigues esta startup' },
  calculationDeleted: { en: 'Calculation deleted', es: 'Cálculo eliminado' },
  ownerAdded: { en: 'Owner added', es: 'Propietario añadido' },
  ownerRemoved: { en: 'Owner removed', es: 'Propietario eliminado' },
  portfolioCreated: { en: 'Portfolio created', es: 'Portfolio creado' },
  portfolioSaved: { en: 'Portfolio saved', es: 'Portfolio guardado' },
  portfolioDeleted: { en: 'Portfolio deleted', es: 'Portfolio eliminado' },
  addedToPortfolio: { en: 'Startup added to the portfolio', es: 'Startup añadida al portfolio' },
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
