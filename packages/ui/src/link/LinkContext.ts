import { type ComponentProps, type ComponentType, createContext, useContext } from 'react';

export type LinkProps = ComponentProps<'a'> & { href: string };
export type LinkComponent = ComponentType<LinkProps> | 'a';

const LinkContext = createContext<LinkComponent>('a');

/**
 * Sets the app's link component for every link of the library: `<LinkProvider value={RouterLink}>`. Plain anchors by
 * default.
 */
export const LinkProvider = LinkContext.Provider;

/** The link component of the nearest provider. */
export function useLinkComponent(): LinkComponent {
  return useContext(LinkContext);
}
