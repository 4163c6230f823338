import { IdCard } from 'lucide-react';
import type { ComponentProps } from 'react';

import { Badge } from '../Badge/Badge.tsx';

export interface ProfileTypeBadgeProps extends ComponentProps<'span'> {
  /** The profile type's name, such as 'Inversor'. */
  name: string;
}

/** The signed-in person's profile type. */
export function ProfileTypeBadge({ name, ...rest }: ProfileTypeBadgeProps) {
  return (
    <Badge {...rest} icon={IdCard}>
      {name}
    </Badge>
  );
}
