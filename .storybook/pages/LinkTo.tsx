import { idOf } from '../docsId.ts';
import * as styles from './pages.css.ts';

/** A link to the docs page of a component. */
export function LinkTo({ title, name }: { title: string; name: string }) {
  return (
    <a className={styles.link} href={`?path=/docs/${idOf(title)}`} target="_top">
      {name}
    </a>
  );
}
