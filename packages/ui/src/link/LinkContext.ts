import { type ComponentProps, type ComponentType, createContext, useContext } from 'react';

export type LinkProps = ComponentProps<'a'> & { href: string };
export type LinkComponent = ComponentType<LinkProps> | 'a';

const LinkContext = createContext<LinkComponent>('a');

/** Gives every link of the library the app's own link component: `<LinkProvider value={RouterLink}>`. Plain anchors without it. */
export const LinkProvider = LinkContext.Provider;

/** The link component of the nearest provider. */
export function useLinkComponent(): LinkComponent {
  return useContext(LinkContext);
}
