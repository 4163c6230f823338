import { ShieldCheck } from 'lucide-react';
import type { ComponentProps } from 'react';

import { useTexts } from '../../texts/TextsContext.ts';
import { Badge } from '../Badge/Badge.tsx';

export type AdminBadgeProps = Omit<ComponentProps<'span'>, 'children'>;

/** Marks an administrator, apart from the profile type. */
export function AdminBadge(props: AdminBadgeProps) {
  return (
    <Badge {...props} tone="info" icon={ShieldCheck}>
      {useTexts().admin}
    </Badge>
  );
}
