import type { ReactNode } from 'react';

/** Whether React renders anything for a node; `condition && <Button />` may be false. */
export const isShown = (node: ReactNode): boolean => node === 0 || (Boolean(node) && node !== true);
