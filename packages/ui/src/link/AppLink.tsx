import { createElement } from 'react';

import { type LinkProps, useLinkComponent } from './LinkContext.ts';

/** A link, rendered by the component that the app provides. */
export function AppLink(props: LinkProps) {
  return createElement(useLinkComponent(), props);
}
