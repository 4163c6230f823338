/** The pages outside the product that a footer can lead to. */
const footerPages = ['privacy', 'cookies', 'legal'] as const;
export type FooterPage = (typeof footerPages)[number];

/** The links that the server was configured with, as it wrote them into the page. */
export function footerLinks(head: ParentNode): { page: FooterPage; href: string }[] {
  return footerPages.flatMap((page) => {
    const href = head.querySelector(`meta[name="aval:${page}"]`)?.getAttribute('content');
    return href ? [{ page, href }] : [];
  });
}
