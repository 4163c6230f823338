import type { ReactNode } from 'react';

import * as styles from './text.css.ts';

interface TextPageProps {
  title: ReactNode;
  /** What the page says, in a sentence or two. */
  lead: ReactNode;
  /** Under the lead: where to go from here. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page to read: what it is about on one side, its sections on the other. */
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
