import { Badge } from '@aval/ui';

// @ts-expect-error An unknown tone must be rejected.
export const refused = <Badge tone="purple">Refused</Badge>;
