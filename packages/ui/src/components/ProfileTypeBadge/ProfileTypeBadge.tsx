import { IdCard } from 'lucide-react';
import type { ComponentProps } from 'react';

import { Badge } from '../Badge/Badge.tsx';

export interface ProfileTypeBadgeProps extends ComponentProps<'span'> {
  /** The profile type's name, such as 'Inversor'. */
  name: string;
}

/** The profile type of the signed-in user. */
export function ProfileTypeBadge({ name, ...rest }: ProfileTypeBadgeProps) {
  return (
    <Badge {...rest} icon={IdCard}>
      {name}
    </Badge>
  );
}
