import { ValidationScreen } from '@aval/screens';

import { paths } from '../../paths.ts';

/** How good the score is: what was measured, where it fails, and what no data supports. */
export function Validation() {
  return <ValidationScreen aboutHref={paths.about} />;
}
