import { useIsHydrated } from '@aval/ui';

/** The external pages that the footer can link to. */
const footerPages = ['privacy', 'cookies', 'legal'] as const;
export type FooterPage = (typeof footerPages)[number];

interface FooterLink {
  page: FooterPage;
  href: string;
}

/** The links from the server's configuration, which it writes into the page. */
export function footerLinks(head: ParentNode): FooterLink[] {
  return footerPages.flatMap((page) => {
    const href = head.querySelector(`meta[name="aval:${page}"]`)?.getAttribute('content');
    return href ? [{ page, href }] : [];
  });
}

/** The links of this server; empty in prerendered HTML, which is the same for all servers. */
export function useFooterLinks(): FooterLink[] {
  return useIsHydrated() ? footerLinks(document.head) : [];
}
