import { ChevronRight } from 'lucide-react';

import { useTexts } from '../../texts/TextsContext.ts';
import { TextLink } from '../TextLink/TextLink.tsx';
import * as styles from './AppShell.css.ts';

export interface Crumb {
  label: string;
  /** Omitted for the current page, which comes last. */
  href?: string | undefined;
}

/** The path from the section to this page. */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  const texts = useTexts();
  return (
    <nav aria-label={texts.breadcrumb} className={styles.crumbsFrame}>
      <ol className={styles.crumbs}>
        {items.map(({ label, href }, index) => (
          <li key={href ?? 'page'} className={styles.crumb}>
            {index > 0 && <ChevronRight aria-hidden className={styles.crumbIcon} />}
            {href === undefined ? (
              <span aria-current="page" className={styles.crumbName} title={label}>
                {label}
              </span>
            ) : (
              <TextLink variant="quiet" href={href} className={styles.crumbName}>
                {label}
              </TextLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
