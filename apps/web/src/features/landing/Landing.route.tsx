import { LandingScreen } from '@aval/screens';

import { paths } from '../../paths.ts';

/** The landing page, which shows the product with its own components. */
export function Landing() {
  return <LandingScreen registerHref={paths.register} contactHref={paths.contact} />;
}
