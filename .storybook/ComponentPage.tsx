import {
  ArgTypes,
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Primary,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Fragment, useContext } from 'react';
import { usersByName } from 'virtual:used-by';

import * as styles from './pages/pages.css.ts';
import type { ScreenFacts } from './screenFacts.ts';
import { ScreenIntroduction, ScreenStates } from './ScreenPage.tsx';

const most = 6;

const listed = (names: readonly string[]): string =>
  names.length > most ? `${names.slice(0, most).join(', ')} and ${names.length - most} more` : names.join(', ');

/** Which screens, forms and components use this component, read from the source when Storybook is built. */
function UsedBy() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = preparedMeta.title.replace(/^.*\//, '');
  const entries = [name, `use${name}`, `${name}Provider`].map((one) => usersByName[one]);
  const kinds = [
    ['Screens', entries.flatMap((one) => one?.screens ?? [])],
    ['Forms', entries.flatMap((one) => one?.forms ?? [])],
    ['Components', entries.flatMap((one) => one?.components ?? [])],
  ] as const;
  const used = kinds.filter(([, names]) => names.some((one) => one !== name));
  if (used.length === 0) return null;
  return (
    <p>
      <strong>Used by.</strong>{' '}
      {used.map(([kind, names]) => `${kind}: ${listed([...new Set(names)].filter((one) => one !== name))}.`).join(' ')}
    </p>
  );
}

/**
 * The stories after the first. Play functions do not run on a docs page, because they would take the focus from each
 * other, so each story with one links to its own page.
 */
function OtherStories() {
  const [, ...stories] = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));
  if (stories.length === 0) return null;
  return (
    <>
      <Heading>Stories</Heading>
      <div className={styles.stories}>
        {stories.map(({ id, moduleExport, playFunction }) => (
          <Fragment key={id}>
            <DocsStory of={moduleExport} expanded __forceInitialArgs />
            {playFunction !== undefined && (
              <p className={styles.played}>
                Shown in its initial state;{' '}
                <a className={styles.link} href={`?path=/story/${id}`} target="_top">
                  play it
                </a>
                .
              </p>
            )}
          </Fragment>
        ))}
      </div>
    </>
  );
}

/** The page of a component or screen: what it is for, who uses it, its props and its stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const facts: ScreenFacts | undefined = preparedMeta.parameters.screen;
  return (
    <>
      <Title />
      <Subtitle />
      {facts && <ScreenIntroduction facts={facts} />}
      <Description />
      <UsedBy />
      {facts ? <ScreenStates facts={facts} /> : <Primary />}
      {facts && <Heading>Props</Heading>}
      {/* On a phone it scrolls, also by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.props} aria-label="Props" tabIndex={0}>
        {facts ? <ArgTypes /> : <Controls />}
      </section>
      {facts === undefined && <OtherStories />}
    </>
  );
}
