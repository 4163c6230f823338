import type { ReactNode } from 'react';

import * as styles from './text.css.ts';

interface TextPageProps {
  title: ReactNode;
  /** A summary of the page in a sentence or two. */
  lead: ReactNode;
  /** Links below the lead. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A text page: its title on one side, its sections on the other. */
export function TextPage({ title, lead, actions, children }: TextPageProps) {
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      <div className={styles.body}>{children}</div>
    </article>
  );
}

interface TextSectionProps {
  title: ReactNode;
  /** Each is one paragraph. */
  paragraphs: readonly ReactNode[];
}

export function TextSection({ title, paragraphs }: TextSectionProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{title}</h2>
      {paragraphs.map((paragraph, index) => (
        <p key={index} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
    </section>
  );
}
