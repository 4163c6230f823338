import type { Queryable } from './open.ts';
import { auditEvents } from './schema/auditEvents.ts';

export interface AuditEvent {
  userId: number | null;
  action: string;
  targetType: 'user' | 'session' | 'startup' | 'portfolio' | 'calculation' | 'document' | 'run' | 'switch';
  targetId: number | null;
  detail?: Record<string, unknown>;
  at: Date;
}

/** Adds an audit event. Must run in the transaction of the change, so that neither exists without the other. */
export async function recordEvent(tx: Queryable, event: AuditEvent): Promise<void> {
  const { userId, action, targetType, targetId, detail = null, at } = event;
  await tx
    .insert(auditEvents)
    .values({ user_id: userId, action, target_type: targetType, target_id: targetId, detail, at });
}
