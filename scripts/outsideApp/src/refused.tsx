import { Badge } from '@aval/ui';

// @ts-expect-error A tone that the library does not have must not pass.
export const refused = <Badge tone="purple">Refused</Badge>;
