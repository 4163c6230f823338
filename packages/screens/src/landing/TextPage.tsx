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
  /** Below the paragraphs. */
  children?: ReactNode;
}

export function TextSection({ title, paragraphs, children }: TextSectionProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{title}</h2>
      {paragraphs.map((paragraph, index) => (
        <p key={index} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
      {children}
    </section>
  );
}

interface TextTableProps {
  /** What the table is about. */
  label: string;
  /** What the rows are, then what each column of figures is. */
  head: readonly string[];
  rows: readonly { id: string; name: ReactNode; figures: readonly string[] }[];
}

/** A small table of figures within a text page. */
export function TextTable({ label, head: [first = '', ...columns], rows }: TextTableProps) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col" className={styles.headCell}>
            {first}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className={styles.figureHead}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, figures }) => (
          <tr key={id}>
            <th scope="row" className={styles.rowHead}>
              {name}
            </th>
            {figures.map((figure, column) => (
              <td key={columns[column]} className={styles.figure}>
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
