import { DocsContext, Heading, useOf } from '@storybook/addon-docs/blocks';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { toId } from 'storybook/internal/csf';
import { routes } from 'virtual:api-routes';

import type { Access, EndpointId } from '../packages/contract/src/index.ts';
import { Frame } from './pages/Frame.tsx';
import * as styles from './pages/pages.css.ts';
import type { ScreenFacts } from './screenFacts.ts';

/** Pictures of the designs that screens were built from, named after the component of the screen. */
const mocks = import.meta.glob<string>('./mocks/*.webp', { query: '?url', import: 'default', eager: true });

const callers: Record<Access, string> = {
  public: 'anyone',
  user: 'signed-in users',
  owner: 'owners of the startup and administrators',
  self: 'the user it belongs to',
  admin: 'administrators',
};

/** What a screen is for, who sees it and which calls feed it. */
export function ScreenIntroduction({ facts: { purpose, audience, calls } }: { facts: ScreenFacts }) {
  const list = Object.entries(calls) as [EndpointId, string][];
  return (
    <Frame>
      <dl className={styles.facts}>
        <dt>What it is for</dt>
        <dd>{purpose}</dd>
        <dt>Who sees it</dt>
        <dd>{audience}</dd>
        <dt>Which calls feed it</dt>
        {list.length === 0 && <dd>None: everything on it is in the package.</dd>}
        {list.map(([id, shown]) => (
          <dd key={id}>
            <code className={styles.mono}>{`${routes[id].method} ${routes[id].path}`}</code>
            <div className={styles.muted}>{`${shown}. For ${callers[routes[id].access]}.`}</div>
          </dd>
        ))}
      </dl>
    </Frame>
  );
}

interface TileProps {
  name: string;
  href: string;
  note?: string | undefined;
  children: ReactNode;
}

function Tile({ name, href, note, children }: TileProps) {
  return (
    <figure className={styles.state}>
      <figcaption className={styles.stateName}>
        <a className={styles.link} href={href} target="_top">
          {name}
        </a>
        {note !== undefined && note !== '' && <span>{note}</span>}
      </figcaption>
      {children}
    </figure>
  );
}

type StoryOf = ReturnType<ReturnType<typeof useDocs>['storyById']>;
const useDocs = () => useContext(DocsContext);

/**
 * A whole screen as wide as on a desktop, made smaller. Its play function does not run, and it cannot be used: its own
 * page is for that.
 */
function SmallStory({ story }: { story: StoryOf }) {
  const { renderStoryToElement } = useDocs();
  const screen = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (screen.current === null) return undefined;
    const callbacks = { showMain: () => {}, showError: () => {}, showException: () => {} };
    const leave = renderStoryToElement(story, screen.current, callbacks, { autoplay: false, forceInitialArgs: true });
    const observer = new ResizeObserver(([entry]) => setHeight(entry?.borderBoxSize[0]?.blockSize ?? 0));
    observer.observe(screen.current);
    return () => {
      observer.disconnect();
      void leave();
    };
  }, [renderStoryToElement, story]);
  return (
    <div inert className={styles.stateFrame} style={assignInlineVars({ [styles.sizeVar]: `${height}px` })}>
      <div ref={screen} className={styles.smallScreen} />
    </div>
  );
}

const hrefOf = (id: string): string => `?path=/story/${id}`;

/** A story of another file, which loads when it is shown. */
function OtherStory({ title, name }: { title: string; name: string }) {
  const { loadStory } = useDocs();
  const [story, setStory] = useState<StoryOf>();
  const id = toId(title, 'Default');
  useEffect(() => void loadStory(id).then(setStory), [loadStory, id]);
  return (
    <Tile name={name} href={hrefOf(id)}>
      {story && <SmallStory story={story} />}
    </Tile>
  );
}

const isPlayed = ({ moduleExport }: StoryOf): boolean => (moduleExport as { play?: unknown }).play !== undefined;

/** Every state of a screen side by side, after the design that it was built from. */
export function ScreenStates({ facts: { instead = [] } }: { facts: ScreenFacts }) {
  const { title } = useOf('meta', ['meta']).preparedMeta;
  const stories = useDocs()
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs') && !tags.includes('gallery'));
  const [, folder = '', screen = ''] = /^(.*\/)?(.*)$/.exec(title) ?? [];
  const mock = mocks[`./mocks/${screen}.webp`];
  return (
    <>
      <Heading>States</Heading>
      <Frame>
        <div className={styles.states}>
          {mock !== undefined && (
            <Tile name="Mock" href={mock} note="The design that it was built from, with example data.">
              <img className={styles.mock} src={mock} alt="" loading="lazy" />
            </Tile>
          )}
          {stories.map((story) => (
            <Tile
              key={story.id}
              name={story.name}
              href={hrefOf(story.id)}
              note={[
                (story.parameters['docs'] as { description?: { story?: string } } | undefined)?.description?.story,
                isPlayed(story) ? 'Shown before its steps, which run when it is opened.' : undefined,
              ]
                .filter(Boolean)
                .join(' ')}
            >
              <SmallStory story={story} />
            </Tile>
          ))}
          {instead.map((name) => (
            <OtherStory key={name} title={folder + name} name={name} />
          ))}
        </div>
      </Frame>
    </>
  );
}
