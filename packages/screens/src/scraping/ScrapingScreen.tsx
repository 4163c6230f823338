import { type Json, JsonView, PageHeader, Tabs } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { Globe, ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';

import { page } from '../layout/page.css.ts';
import { BatchScraping, type BatchScrapingProps } from './BatchScraping.tsx';
import type { ScrapingPaths } from './ScrapedStartup.tsx';
import { UrlScraping, type UrlScrapingProps } from './UrlScraping.tsx';

export type ScrapingTab = 'url' | 'batch';

export interface ScrapingScreenProps {
  tab: ScrapingTab;
  onTabChange: (tab: ScrapingTab) => void;
  /** The reading of one page. */
  single: Omit<UrlScrapingProps, 'paths'>;
  /** The reading of the pages that a file lists. */
  batch: Omit<BatchScrapingProps, 'paths'>;
  /** The server's response to what the tab shows, with an id that changes with it; null without one. */
  response: { id: string; value: Json } | null;
  /** The log of the scraping. */
  log: ReactNode;
  paths: ScrapingPaths;
}

/** Registers startups from public web pages. */
export function ScrapingScreen({ tab, onTabChange, single, batch, response, log, paths }: ScrapingScreenProps) {
  const { t } = useLingui();
  return (
    <div className={page}>
      <PageHeader
        title={t`Scraping`}
        description={t`Reads public pages about startups and records what they state, each fact with its quote.`}
      />
      <Tabs
        label={t`Scraping`}
        value={tab}
        onValueChange={(value) => onTabChange(value === 'batch' ? 'batch' : 'url')}
        items={[
          {
            id: 'url',
            label: t`URL Scraping`,
            icon: Globe,
            content: <UrlScraping {...single} paths={paths} />,
          },
          {
            id: 'batch',
            label: t`Batch Scraping`,
            icon: ListChecks,
            content: <BatchScraping {...batch} paths={paths} />,
          },
        ]}
      />
      {log}
      {response && <JsonView key={response.id} title={t`JSON response`} value={response.value} depth={3} />}
    </div>
  );
}
