import { CodeBlock, EmptyState, JsonView, LogPanel, Select, type TabItem, Tabs } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { BrainCircuit, FileJson2, FileText, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import * as styles from './documents.css.ts';
import { DocumentText } from './DocumentText.tsx';
import { FieldMapping } from './FieldMapping.tsx';
import { type FileState, type IngestedFile, type Ingestion, ingestionResults } from './ingestion.ts';

interface IngestionTabsProps {
  ingestion: Ingestion;
  onDiscard: () => void;
}

const tabs = ['log', 'ai', 'content', 'results'] as const;
type Tab = (typeof tabs)[number];

interface WithData extends IngestedFile {
  state: Extract<FileState, { data: unknown }>;
}

/** The log of the processing, the texts of the documents and the results. */
export function IngestionTabs({ ingestion, onDiscard }: IngestionTabsProps) {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  const [chosen, setChosen] = useState<string | null>(null);
  const [quote, setQuote] = useState<string | null>(null);
  const read = ingestion.files.filter((one): one is WithData => 'data' in one.state);
  const file = read.find(({ id }) => id === chosen) ?? read.at(-1);
  const results = ingestionResults(ingestion);
  const hasResults = Array.isArray(results) && results.length > 0;
  const named =
    tabs.find((id) => id === address.get('tab')) ?? (hasResults && !ingestion.isProcessing ? 'results' : 'log');
  const tab: Tab = named === 'results' && !hasResults ? 'log' : named;
  function show(next: string) {
    // Read the current address: the list of open documents is stored there too, and may be newer than the last render.
    const params = new URLSearchParams(location.search);
    params.set('tab', next);
    setAddress(params, { replace: true, preventScrollReset: true });
  }

  function handleSourceOpen(id: string, words: string) {
    setChosen(id);
    setQuote(words);
    show('content');
  }

  const picker = read.length > 1 && file && (
    <Select
      keyWord={t`Document`}
      value={file.id}
      options={read.map((one) => ({ value: one.id, label: one.name }))}
      onValueChange={(id) => {
        setChosen(id);
        setQuote(null);
      }}
      className={styles.choice}
    />
  );
  const nothing = (
    <EmptyState
      icon={FileText}
      title={t`Nothing has been read yet`}
      description={t`Select files and process them; the results are shown here.`}
    />
  );
  const items: TabItem[] = [
    {
      id: 'log',
      label: t`Process Log`,
      icon: ScrollText,
      content: <LogPanel title={t`Process Log`} entries={ingestion.lines} fileName="document-ingestion" />,
    },
    {
      id: 'ai',
      label: t`OpenAI Log`,
      icon: BrainCircuit,
      content: (
        <div className={styles.panel}>
          {picker}
          {file ? <CodeBlock key={file.id} title={file.name} code={file.state.data.aiLog} isWrapped /> : nothing}
        </div>
      ),
    },
    {
      id: 'content',
      label: t`Document Content`,
      icon: FileText,
      content: (
        <div className={styles.panel}>
          {picker}
          {file ? <DocumentText key={file.id} name={file.name} text={file.state.data.text} quote={quote} /> : nothing}
        </div>
      ),
    },
  ];
  if (hasResults) {
    items.push({
      id: 'results',
      label: t`Processing Results`,
      icon: FileJson2,
      content: (
        <div className={styles.panel}>
          <FieldMapping ingestion={ingestion} onDiscard={onDiscard} onSourceOpen={handleSourceOpen} />
          <JsonView title={t`Results as JSON`} value={results} depth={1} />
        </div>
      ),
    });
  }
  return <Tabs label={t`Results of the documents`} value={tab} onValueChange={show} items={items} />;
}
