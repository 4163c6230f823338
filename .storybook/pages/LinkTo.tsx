import * as styles from './pages.css.ts';

const idOf = (title: string): string => `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`;

/** A link to the docs page of a component. */
export function LinkTo({ title, name }: { title: string; name: string }) {
  return (
    <a className={styles.link} href={`?path=/docs/${idOf(title)}`} target="_top">
      {name}
    </a>
  );
}
