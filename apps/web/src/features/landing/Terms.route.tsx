import { TermsScreen } from '@aval/screens';

import { paths } from '../../paths.ts';

/** The terms and conditions, in plain language. */
export function Terms() {
  return <TermsScreen contactHref={paths.contact} />;
}
