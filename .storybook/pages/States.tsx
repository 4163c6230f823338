import { Plus, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';

import {
  Button,
  Card,
  DataTable,
  EmptyState,
  ErrorPanel,
  StatCard,
  TextsProvider,
  textsEn,
  textsEs,
} from '../../packages/ui/src/index.ts';
import { Frame } from './Frame.tsx';
import { LinkTo } from './LinkTo.tsx';
import * as styles from './pages.css.ts';
import { exampleTexts, statesTexts } from './statesTexts.ts';
import { useLanguage } from './useLanguage.ts';

type State = 'loading' | 'refetching' | 'empty' | 'nothingFound' | 'oneFailing' | 'allFailing' | 'missing';
type Word = (id: keyof typeof exampleTexts) => string;

const retry = (): void => {};
const rows = [
  { name: 'Puente', industry: { en: 'Finance', es: 'Finanzas' } },
  { name: 'Kelpa', industry: { en: 'Energy', es: 'Energía' } },
  { name: 'Solara', industry: { en: 'Energy', es: 'Energía' } },
];

function List({ word, status, empty }: { word: Word; status?: 'loading' | 'refetching'; empty?: ReactNode }) {
  const language = useLanguage();
  return (
    <DataTable
      label={word('startups')}
      columns={[
        { id: 'name', header: word('name'), cell: ({ name }) => name, isRowHeader: true },
        { id: 'industry', header: word('industry'), cell: ({ industry }) => industry[language] },
      ]}
      rows={empty === undefined && status !== 'loading' ? rows : []}
      rowKey={({ name }) => name}
      status={status}
      empty={empty}
      skeletonRows={rows.length}
    />
  );
}

function Cards({ word, isFailing }: { word: Word; isFailing: boolean }) {
  return (
    <div className={styles.columns}>
      <StatCard
        title={word('myStartups')}
        figures={[{ label: word('following'), value: '12' }]}
        {...(isFailing && { error: word('figuresFailed') })}
      />
      <StatCard title={word('myPortfolios')} error={word('portfoliosFailed')} {...(!isFailing && { onRetry: retry })} />
    </div>
  );
}

const examples: Record<State, { components: readonly string[]; draw: (word: Word) => ReactNode }> = {
  loading: {
    components: ['Components/Feedback/Loading', 'Components/Feedback/Skeleton', 'Components/Data/DataTable'],
    draw: (word) => <List word={word} status="loading" />,
  },
  refetching: { components: ['Components/Data/DataTable'], draw: (word) => <List word={word} status="refetching" /> },
  empty: {
    components: ['Components/Feedback/EmptyState'],
    draw: (word) => (
      <Card>
        <EmptyState
          title={word('noStartups')}
          description={word('register')}
          action={<Button icon={Plus}>{word('create')}</Button>}
        />
      </Card>
    ),
  },
  nothingFound: {
    components: ['Components/Feedback/EmptyState', 'Components/Data/DataTable'],
    draw: (word) => (
      <List
        word={word}
        empty={
          <EmptyState
            icon={SearchX}
            title={word('noMatch')}
            description={word('tryAnother')}
            action={<Button>{word('clear')}</Button>}
          />
        }
      />
    ),
  },
  oneFailing: {
    components: ['Components/Data/StatCard'],
    draw: (word) => <Cards word={word} isFailing={false} />,
  },
  allFailing: {
    components: ['Components/Feedback/ErrorPanel', 'Components/Data/StatCard'],
    draw: (word) => (
      <>
        <ErrorPanel title={word('partsFailed')} onRetry={retry} />
        <Cards word={word} isFailing />
      </>
    ),
  },
  missing: {
    components: ['Components/Feedback/EmptyState'],
    draw: (word) => (
      <EmptyState
        icon={SearchX}
        title={word('notFound')}
        description={word('whyNotFound')}
        action={<Button>{word('browse')}</Button>}
      />
    ),
  },
};

/** Every state that recurs across screens: its rule, an example, and the components that it takes. */
export function States() {
  const language = useLanguage();
  return (
    <TextsProvider value={language === 'es' ? textsEs : textsEn}>
      <h1>{statesTexts.title[language]}</h1>
      <p>{statesTexts.start[language]}</p>
      {(Object.keys(examples) as State[]).map((state) => (
        <section key={state} className={styles.section}>
          <h2>{statesTexts[state][language]}</h2>
          <p>{statesTexts[`${state}Rule`][language]}</p>
          <Frame>
            <figure className={styles.example}>{examples[state].draw((id) => exampleTexts[id][language])}</figure>
            <p className={styles.muted}>
              {`${statesTexts.components[language]}: `}
              {examples[state].components.map((title, index) => (
                <span key={title}>
                  {index > 0 && ', '}
                  <LinkTo title={title} name={title.replace(/^.*\//, '')} />
                </span>
              ))}
            </p>
          </Frame>
        </section>
      ))}
    </TextsProvider>
  );
}
