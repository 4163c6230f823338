import { CodeBlock, EmptyState, JsonView, LogPanel, Select, type TabItem, Tabs } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { BrainCircuit, FileJson2, FileText, ScrollText } from 'lucide-react';
import { useState } from 'react';

import * as styles from './documents.css.ts';
import { DocumentText } from './DocumentText.tsx';
import { FieldMapping, type MappingOptions } from './FieldMapping.tsx';
import { type FileState, type IngestedFile, type Ingestion, ingestionResults } from './ingestion.ts';

export const ingestionTabs = ['log', 'ai', 'content', 'results'] as const;
export type IngestionTab = (typeof ingestionTabs)[number];

export interface IngestionTabsProps {
  ingestion: Ingestion;
  /** Null for the results once all files were read, and for the log before. */
  tab: IngestionTab | null;
  onTabChange: (tab: IngestionTab) => void;
  mapping: MappingOptions;
  onDiscard: () => void;
}

interface WithData extends IngestedFile {
  state: Extract<FileState, { data: unknown }>;
}

/** The log of the processing, the texts of the documents and the results. */
export function IngestionTabs({ ingestion, tab: chosenTab, onTabChange, mapping, onDiscard }: IngestionTabsProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<string | null>(null);
  const [quote, setQuote] = useState<string | null>(null);
  const read = ingestion.files.filter((one): one is WithData => 'data' in one.state);
  const file = read.find(({ id }) => id === chosen) ?? read.at(-1);
  const results = ingestionResults(ingestion);
  const hasResults = Array.isArray(results) && results.length > 0;
  const named = chosenTab ?? (hasResults && !ingestion.isProcessing ? 'results' : 'log');
  const tab: IngestionTab = named === 'results' && !hasResults ? 'log' : named;

  function handleTabChange(next: string) {
    const known = ingestionTabs.find((id) => id === next);
    if (known) onTabChange(known);
  }

  function handleSourceOpen(id: string, words: string) {
    setChosen(id);
    setQuote(words);
    onTabChange('content');
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
          <FieldMapping ingestion={ingestion} options={mapping} onDiscard={onDiscard} onSourceOpen={handleSourceOpen} />
          <JsonView title={t`Results as JSON`} value={results} depth={1} />
        </div>
      ),
    });
  }
  return <Tabs label={t`Results of the documents`} value={tab} onValueChange={handleTabChange} items={items} />;
}
