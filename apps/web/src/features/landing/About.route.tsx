import { AboutScreen } from '@aval/screens';

import { paths } from '../../paths.ts';

/** The about page: what the product is, how it calculates a score and what a score is not. */
export function About() {
  return <AboutScreen registerHref={paths.register} contactHref={paths.contact} validationHref={paths.validation} />;
}
