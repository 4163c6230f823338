import { history } from 'virtual:changed-pictures';

import { Frame } from './Frame.tsx';
import * as styles from './pages.css.ts';

type Picture = NonNullable<typeof history>['pictures'][number];

const themes = { light: 'light', dark: 'dark', forced: 'forced colours' };
const order = Object.keys(themes);
const themeOf = (name: string): string => name.replace(/^.*\./, '');

function View({ title, name, urls }: { title: string; name: string; urls: readonly string[] }) {
  return (
    <figure className={styles.view}>
      <figcaption className={styles.muted}>{title}</figcaption>
      <a href={urls.at(-1)} target="_blank" rel="noreferrer" className={styles.compared}>
        {urls.map((url) => (
          <img key={url} src={url} alt={`${name}, ${title.toLowerCase()}`} loading="lazy" />
        ))}
      </a>
    </figure>
  );
}

function ChangedPicture({ name, before, after }: Picture) {
  const story = name.replace(/^.*\/(.*)\.\w+$/, '$1').replace(/^./, (letter) => letter.toUpperCase());
  const theme = Object.entries(themes).find(([id]) => id === themeOf(name))?.[1];
  return (
    <div className={styles.panel}>
      <p className={styles.subheading}>{[story, theme].filter(Boolean).join(', ')}</p>
      <div className={styles.views}>
        {before !== null && <View title={after === null ? 'Removed' : 'Before'} name={name} urls={[before]} />}
        {after !== null && <View title={before === null ? 'New' : 'After'} name={name} urls={[after]} />}
        {before !== null && after !== null && <View title="Difference" name={name} urls={[before, after]} />}
      </div>
    </div>
  );
}

/** Every picture that differs from the last release or the given commit: before, after, and the difference. */
export function WhatChanged() {
  if (history === null) {
    return (
      <p>
        No history: this Storybook was made without Git, from a shallow clone, or <code>AVAL_SINCE</code> names no
        commit.
      </p>
    );
  }
  const components = [...Map.groupBy(history.pictures, ({ name }) => name.replace(/\/.*$/, ''))];
  return (
    <>
      <p>
        Compared with <strong>{history.since}</strong>.{' '}
        {components.length === 0
          ? 'No picture has changed since.'
          : `${history.pictures.length} pictures of ${components.length} components and screens differ.`}
      </p>
      {components.map(([component, pictures]) => (
        <section key={component} className={styles.section}>
          <h2>{component}</h2>
          <Frame>
            {pictures
              .toSorted((a, b) => order.indexOf(themeOf(a.name)) - order.indexOf(themeOf(b.name)))
              .map((picture) => (
                <ChangedPicture key={picture.name} {...picture} />
              ))}
          </Frame>
        </section>
      ))}
    </>
  );
}
