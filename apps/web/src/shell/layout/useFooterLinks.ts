import { useIsHydrated } from '@aval/ui';

/** The pages outside the product that a footer can lead to. */
const footerPages = ['privacy', 'cookies', 'legal'] as const;
export type FooterPage = (typeof footerPages)[number];

interface FooterLink {
  page: FooterPage;
  href: string;
}

/** The links that the server was configured with, as it wrote them into the page. */
export function footerLinks(head: ParentNode): FooterLink[] {
  return footerPages.flatMap((page) => {
    const href = head.querySelector(`meta[name="aval:${page}"]`)?.getAttribute('content');
    return href ? [{ page, href }] : [];
  });
}

/** The links of this server; none in what is prerendered for any. */
export function useFooterLinks(): FooterLink[] {
  return useIsHydrated() ? footerLinks(document.head) : [];
}
