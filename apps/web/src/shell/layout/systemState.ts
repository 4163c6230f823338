import type { SystemStatus } from '@aval/contract';

export type SystemPart = keyof Pick<SystemStatus, 'database' | 'jobs' | 'containers'>;

export const systemParts: readonly SystemPart[] = ['database', 'jobs', 'containers'];

/** The worst state among the components in the status line. */
export function systemState(status: SystemStatus): SystemStatus['database']['state'] {
  const order = ['error', 'degraded', 'off', 'ok'] as const;
  return order.find((state) => systemParts.some((part) => status[part].state === state)) ?? 'ok';
}
