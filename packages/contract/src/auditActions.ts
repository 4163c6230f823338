import type { Text } from './text.ts';

/**
 * What the audit log records: every action by the kind of its target, as what its actor did. An event of another action
 * does not compile, so that none lacks a text.
 */
export const auditActions = {
  user: {
    register: { en: 'Registered', es: 'Se registró' },
    login: { en: 'Signed in', es: 'Inició sesión' },
    login_failed: { en: 'Failed to sign in', es: 'No consiguió iniciar sesión' },
    ask_reset: { en: 'Asked for a new password', es: 'Pidió una contraseña nueva' },
    reset_password: { en: 'Set a new password', es: 'Estableció una contraseña nueva' },
    change_password: { en: 'Changed the password', es: 'Cambió la contraseña' },
    create: { en: 'Created an account', es: 'Creó una cuenta' },
    invite: { en: 'Sent an invitation', es: 'Envió una invitación' },
    update: { en: 'Edited an account', es: 'Editó una cuenta' },
    ask_confirmation: { en: 'Asked for a link to confirm the email', es: 'Pidió un enlace para confirmar el correo' },
    confirm_email: { en: 'Confirmed the email', es: 'Confirmó el correo' },
    ask_email_change: { en: 'Asked to change the email', es: 'Pidió cambiar el correo' },
    cancel_email_change: { en: 'Gave up a change of the email', es: 'Renunció a cambiar el correo' },
    change_email: { en: 'Changed the email', es: 'Cambió el correo' },
    take_back_email: { en: 'Took back a former email', es: 'Recuperó un correo anterior' },
    change_role: { en: 'Changed a role', es: 'Cambió un rol' },
    delete: { en: 'Deleted an account', es: 'Eliminó una cuenta' },
  },
  session: {
    logout: { en: 'Signed out', es: 'Cerró sesión' },
    end: { en: 'Ended a session', es: 'Cerró una sesión abierta' },
    token_reused: { en: 'Used an old session token', es: 'Usó un token de sesión antiguo' },
  },
  startup: {
    create: { en: 'Registered a startup', es: 'Registró una startup' },
    update: { en: 'Edited a startup', es: 'Editó una startup' },
    rescrape: { en: 'Updated a startup from its page', es: 'Actualizó una startup desde su página' },
    confirm_facts: { en: 'Confirmed facts of a startup', es: 'Confirmó datos de una startup' },
    evaluate: { en: 'Evaluated a startup', es: 'Evaluó una startup' },
    add_owner: { en: 'Added an owner', es: 'Añadió un propietario' },
    remove_owner: { en: 'Removed an owner', es: 'Quitó un propietario' },
    invite_owner: { en: 'Invited an owner', es: 'Invitó a un propietario' },
    accept_ownership: { en: 'Accepted to own a startup', es: 'Aceptó ser propietario de una startup' },
    decline_ownership: { en: 'Declined to own a startup', es: 'Rechazó ser propietario de una startup' },
    withdraw_owner_invitation: {
      en: 'Withdrew an invitation to own a startup',
      es: 'Retiró una invitación para ser propietario de una startup',
    },
    ask_publication: { en: 'Asked to make a startup public', es: 'Pidió hacer pública una startup' },
    withdraw_publication: {
      en: 'Withdrew the request to make a startup public',
      es: 'Retiró la petición de hacer pública una startup',
    },
    publish: { en: 'Agreed to make a startup public', es: 'Dio su acuerdo para hacer pública una startup' },
    refuse_publication: { en: 'Left a startup private', es: 'Dejó una startup privada' },
    propose_facts: { en: 'Proposed facts of a startup', es: 'Propuso datos de una startup' },
    withdraw_proposal: { en: 'Withdrew a proposal', es: 'Retiró una propuesta' },
    accept_claims: { en: 'Accepted facts of a startup', es: 'Aceptó datos de una startup' },
    refuse_claims: { en: 'Refused facts of a startup', es: 'Rechazó datos de una startup' },
    ask_about_claims: { en: 'Asked about facts of a startup', es: 'Preguntó por datos de una startup' },
    undo_decision: {
      en: 'Took back a decision about facts of a startup',
      es: 'Revocó una decisión sobre datos de una startup',
    },
    take_up_action: { en: 'Took up a recommendation', es: 'Asumió una recomendación' },
    update_action: { en: 'Edited an action', es: 'Editó una acción' },
    drop_action: { en: 'Dropped an action', es: 'Abandonó una acción' },
    reopen_action: { en: 'Took up an action again', es: 'Retomó una acción' },
    follow: { en: 'Followed a startup', es: 'Siguió una startup' },
    unfollow: { en: 'Stopped following a startup', es: 'Dejó de seguir una startup' },
    delete: { en: 'Deleted a startup', es: 'Eliminó una startup' },
    restore: { en: 'Restored a startup', es: 'Restauró una startup' },
    purge: { en: 'Deleted a startup permanently', es: 'Eliminó definitivamente una startup' },
  },
  calculation: {
    delete: { en: 'Deleted a calculation', es: 'Eliminó un cálculo' },
  },
  portfolio: {
    create: { en: 'Created a portfolio', es: 'Creó un portfolio' },
    update: { en: 'Edited a portfolio', es: 'Editó un portfolio' },
    add_startup: { en: 'Added a startup to a portfolio', es: 'Añadió una startup a un portfolio' },
    remove_startup: { en: 'Removed a startup from a portfolio', es: 'Quitó una startup de un portfolio' },
    delete: { en: 'Deleted a portfolio', es: 'Eliminó un portfolio' },
  },
  document: {
    create: { en: 'Uploaded a document', es: 'Subió un documento' },
    update: { en: 'Uploaded a document again', es: 'Volvió a subir un documento' },
    delete: { en: 'Deleted a document', es: 'Eliminó un documento' },
  },
  run: {
    start: { en: 'Started a run', es: 'Inició una ejecución' },
    cancel: { en: 'Cancelled a run', es: 'Canceló una ejecución' },
  },
  switch: {
    start: { en: 'Turned the schedule on', es: 'Activó la programación' },
    stop: { en: 'Turned the schedule off', es: 'Desactivó la programación' },
  },
  audit_log: {
    export: { en: 'Exported the audit log', es: 'Exportó el registro de auditoría' },
  },
} as const satisfies Record<string, Record<string, Text>>;

export type AuditTargetType = keyof typeof auditActions;
export const auditTargetTypes = Object.keys(auditActions) as AuditTargetType[];

/** An action with the kind of its target. */
export type AuditAction = {
  [Type in AuditTargetType]: { targetType: Type; action: keyof (typeof auditActions)[Type] };
}[AuditTargetType];

/** Identifies an action, as in 'user.change_role'. */
export type AuditActionId = {
  [Type in AuditTargetType]: `${Type}.${Extract<keyof (typeof auditActions)[Type], string>}`;
}[AuditTargetType];

export const auditActionIds = auditTargetTypes.flatMap((type) =>
  Object.keys(auditActions[type]).map((action) => `${type}.${action}`),
) as AuditActionId[];

/** What the actor did; undefined for an action of another version. */
export function auditActionText(targetType: string, action: string): Text | undefined {
  const ofTypes: Readonly<Record<string, Readonly<Record<string, Text>>>> = auditActions;
  return ofTypes[targetType]?.[action];
}

const visitorActions: ReadonlySet<string> = new Set(['login_failed', 'ask_reset']);

/** Whether an action without an account is that of a visitor, not of the system. */
export function isVisitorAction(action: string): boolean {
  return visitorActions.has(action);
}

/** The kinds of targets, for a filter. */
export const auditTargetTexts: Readonly<Record<AuditTargetType, Text>> = {
  user: { en: 'Account', es: 'Cuenta' },
  session: { en: 'Session', es: 'Sesión' },
  startup: { en: 'Startup', es: 'Startup' },
  calculation: { en: 'Calculation', es: 'Cálculo' },
  portfolio: { en: 'Portfolio', es: 'Portfolio' },
  document: { en: 'Document', es: 'Documento' },
  run: { en: 'Run', es: 'Ejecución' },
  switch: { en: 'Schedule', es: 'Programación' },
  audit_log: { en: 'Audit log', es: 'Registro de auditoría' },
};
