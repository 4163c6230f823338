import { LogPanel } from '@aval/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { failed, loaded, loading, notFound, refused } from '../testing/loadables.ts';
import { logLines } from '../testing/logLines.ts';
import { lookups } from '../testing/lookups.ts';
import {
  batches,
  contradictoryBatch,
  contradictoryReading,
  contradictoryTest,
  failedReading,
  finishedBatch,
  invalidUrl,
  readPage,
  runningBatch,
  scrapedPage,
  stoppedReading,
  testedPage,
  unanswered,
  underWay,
  unnamedPage,
} from '../testing/scraping.ts';
import { stopClock } from '../testing/stopClock.tsx';
import { tabletModes } from '../testing/tabletModes.ts';
import { withMessages } from '../testing/withMessages.tsx';
import { ScrapingScreen, type ScrapingScreenProps } from './ScrapingScreen.tsx';

const single: ScrapingScreenProps['single'] = {
  reading: null,
  isStopping: false,
  lookups,
  onScrape: fn(),
  onStop: fn(),
};

const batch: ScrapingScreenProps['batch'] = {
  runs: loaded(batches),
  run: loaded(finishedBatch),
  isStarting: false,
  refusal: null,
  isStopping: false,
  onStart: fn(),
  onStop: fn(),
  onRunChange: fn(),
};

const lines = logLines(
  'https://marea.example/about: robots.txt allows it',
  'https://marea.example/about: 6 facts, 2 required fields missing',
);

/** Stores the tab, as the address of the page does. */
function Page({ tab: first, onTabChange, ...rest }: ScrapingScreenProps) {
  const [tab, setTab] = useState(first);
  return (
    <ScrapingScreen
      {...rest}
      tab={tab}
      onTabChange={(next) => {
        onTabChange(next);
        setTab(next);
      }}
    />
  );
}

const meta = {
  title: 'Screens/Scraping/ScrapingScreen',
  component: ScrapingScreen,
  args: {
    tab: 'url',
    onTabChange: fn(),
    single,
    batch,
    response: null,
    log: <LogPanel title="Log" entries={lines} fileName="scraping" />,
    paths: { startup: (id) => `/startups/${id}`, editStartup: (id) => `/startups/${id}/edit` },
  },
  render: (args) => <Page {...args} />,
  decorators: [withMessages, stopClock],
  parameters: {
    screen: {
      purpose: 'Registers startups from public web pages: from one, or from all that a text file lists.',
      audience: 'Administrators.',
      calls: {
        scrapeTest: 'Reads one page without storing anything',
        scrapeStartup: 'Reads one page into a startup',
        scrapeBatch: 'Starts a batch',
        listScrapeRuns: 'The batches',
        getScrapeRun: 'One batch with its addresses',
        cancelScrapeRun: 'Stops a batch',
      },
    },
    chromatic: { disableSnapshot: false, modes: tabletModes },
    docs: {
      description: {
        component: `Registers startups from public web pages: from one, or from all that a text file lists.

- **Do** show each fact with the words of the page that state it.
- **Don't** lose a reading when the screen is left: the app keeps it, and passes it again on return.

**Accessibility.** A missing address moves the focus to its field. Results are tables; what does not add up is a group with a name in its row, and the count above is a button that filters. A batch's progress is a progress bar with a label in words.`,
      },
    },
  },
} satisfies Meta<typeof ScrapingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing was read yet; an address is required. */
export const FirstUse: Story = {
  args: { log: <LogPanel title="Log" entries={[]} fileName="scraping" /> },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Scrape URL' }));
    await expect(canvas.getByRole('textbox', { name: /URL/ })).toHaveFocus();
    await expect(args.single.onScrape).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: /URL/ }), 'https://marea.example/');
    await userEvent.click(canvas.getByRole('switch', { name: 'Test mode' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Scrape URL' }));
    await expect(args.single.onScrape).toHaveBeenLastCalledWith({ url: 'https://marea.example/', isTest: true });
  },
};

/** The facts of a page, and the startup that was registered from them. */
export const Read: Story = { args: { single: { ...single, reading: readPage } } };

/** A test run stores nothing; one press registers what it has shown. */
export const TestRun: Story = {
  args: {
    single: { ...single, reading: testedPage },
    response: { id: 'test', value: { data: { source: scrapedPage.source, mapped: scrapedPage.mapped } } },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Startup' }));
    await expect(args.single.onScrape).toHaveBeenLastCalledWith({ url: scrapedPage.source, isTest: false });
  },
};

/** What does not add up is told before anything is stored, severe ones first, and prevents nothing. */
export const DoesNotAddUp: Story = {
  args: { single: { ...single, reading: contradictoryTest } },
  play: async ({ args, canvas }) => {
    const [first, second] = canvas.getAllByRole('group', { name: 'Figures that contradict each other' });
    await expect(first).toHaveTextContent(/These cannot both be right.*24 months.*10 months would fit/);
    await expect(first).toHaveTextContent(/In doubt and left out: Cash Runway/);
    await expect(second).toHaveTextContent(/Unusual together.*90 patents held by a team of 3/);
    await expect(canvas.getAllByText('Does not fit other figures')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Create Startup' }));
    await expect(args.single.onScrape).toHaveBeenLastCalledWith({ url: scrapedPage.source, isTest: false });
  },
};

export const DoesNotAddUpInSpanish: Story = {
  args: { single: { ...single, reading: contradictoryTest } },
  parameters: { locale: 'es' },
};

/** The startup exists: its figures can be edited. */
export const StoredDoesNotAddUp: Story = {
  args: { single: { ...single, reading: contradictoryReading } },
  play: async ({ canvas }) => {
    const [link] = canvas.getAllByRole('link', { name: 'Edit the figures' });
    await expect(link).toHaveAttribute('href', '/startups/31/edit');
  },
};

/** The page does not say what the startup is called: everything else is kept while the name is typed. */
export const Unnamed: Story = {
  args: { single: { ...single, reading: unnamedPage } },
  play: async ({ args, canvas }) => {
    const save = canvas.getByRole('button', { name: 'Create Startup' });
    await userEvent.click(save);
    await expect(canvas.getByText('Startup Name is required')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Startup Name/ })).toHaveFocus();
    await userEvent.keyboard('Marea Sensors{Enter}');
    await expect(args.single.onScrape).toHaveBeenLastCalledWith({
      url: scrapedPage.source,
      isTest: false,
      name: 'Marea Sensors',
    });
  },
};

/** The labels of choices have not loaded. */
export const LoadingNames: Story = { args: { single: { ...single, reading: readPage, lookups: undefined } } };

/** A page that states nothing but a name. */
export const OneFact: Story = {
  args: {
    single: {
      ...single,
      reading: { ...testedPage, outcome: { status: 'read', page: { ...scrapedPage, mapped: ['name'] } } },
    },
  },
};

/** A slow page can be stopped. */
export const Reading: Story = {
  args: { single: { ...single, reading: underWay } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop scraping' }));
    await expect(args.single.onStop).toHaveBeenCalledOnce();
  },
};

export const Stopping: Story = { args: { single: { ...single, reading: underWay, isStopping: true } } };

export const Stopped: Story = { args: { single: { ...single, reading: stoppedReading } } };

/** An address inside the network of the server is not read. */
export const InvalidUrl: Story = { args: { single: { ...single, reading: invalidUrl } } };

export const Failed: Story = {
  args: { single: { ...single, reading: failedReading } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.single.onScrape).toHaveBeenLastCalledWith(failedReading.request);
  },
};

/** The server could not be reached. */
export const NoResponse: Story = { args: { single: { ...single, reading: unanswered } } };

/** The result of every line of a file; one status at a time if wanted. */
export const Batch: Story = { args: { tab: 'batch' } };

/** A batch goes on at the server, and can be stopped. */
export const BatchRunning: Story = {
  args: { tab: 'batch', batch: { ...batch, run: loaded(runningBatch) } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/2:00 elapsed/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the batch' }));
    await expect(args.batch.onStop).toHaveBeenCalledOnce();
  },
};

export const BatchStopping: Story = {
  args: { tab: 'batch', batch: { ...batch, run: loaded(runningBatch), isStopping: true } },
};

/** It waits until the batch before it is over. */
export const BatchQueued: Story = {
  args: {
    tab: 'batch',
    batch: {
      ...batch,
      run: loaded({
        ...runningBatch,
        status: 'queued',
        done: 0,
        failed: 0,
        startedAt: null,
        results: runningBatch.results.map(({ line, url }) => ({ line, url, status: 'waiting' })),
      }),
    },
  },
};

/** Rows whose figures contradict each other say so; the count above filters to them. */
export const BatchDoesNotAddUp: Story = {
  args: { tab: 'batch', batch: { ...batch, run: loaded(contradictoryBatch) } },
  play: async ({ canvas }) => {
    const filter = canvas.getByRole('button', { name: '3 rows do not add up' });
    await expect(canvas.getAllByRole('group', { name: 'Figures that contradict each other' })).toHaveLength(4);
    await userEvent.click(filter);
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
    const [, ...rows] = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(3);
    await expect(rows[0]).toHaveTextContent(/24 months.*10 months would fit/);
    await expect(rows[2]).toHaveTextContent(/90 patents/);
    await userEvent.click(filter);
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(4);
  },
};

export const BatchDoesNotAddUpInSpanish: Story = {
  args: { tab: 'batch', batch: { ...batch, run: loaded(contradictoryBatch) } },
  parameters: { locale: 'es' },
};

/** Lines that were still waiting were not read. */
export const BatchCancelled: Story = {
  args: {
    tab: 'batch',
    batch: {
      ...batch,
      run: loaded({ ...runningBatch, status: 'cancelled', finishedAt: '2026-06-14T11:59:00.000Z' }),
    },
  },
};

/** A file of one line. */
export const OneLine: Story = {
  args: {
    tab: 'batch',
    batch: {
      ...batch,
      runs: loaded(batches.slice(0, 1)),
      run: loaded({
        ...finishedBatch,
        done: 1,
        total: 1,
        failed: 0,
        rejected: [],
        results: finishedBatch.results.slice(0, 1),
      }),
    },
  },
};

/** The most lines that a file may have. */
export const ManyLines: Story = {
  args: {
    tab: 'batch',
    batch: {
      ...batch,
      run: loaded({
        ...finishedBatch,
        done: 5000,
        total: 5000,
        failed: 0,
        rejected: [],
        results: Array.from({ length: 5000 }, (_, index) => ({
          line: index + 1,
          url: `https://startup-${index + 1}.example/`,
          status: 'done',
          startupId: index + 1,
          startupName: `Startup ${index + 1}`,
        })),
      }),
    },
  },
};

/** Nobody has sent a file yet; one is required. */
export const NoBatch: Story = {
  args: { tab: 'batch', batch: { ...batch, runs: loaded([]), run: loading } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Process File' }));
    await expect(canvas.getByText('Please select a file')).toBeVisible();
    await expect(args.batch.onStart).not.toHaveBeenCalled();
  },
};

export const FileRefused: Story = {
  args: { tab: 'batch', batch: { ...batch, refusal: 'The file lists more than 5.000 addresses.' } },
};

export const Loading: Story = { args: { tab: 'batch', batch: { ...batch, runs: loading, run: loading } } };

/** The address names a batch that does not exist. */
export const UnknownBatch: Story = { args: { tab: 'batch', batch: { ...batch, run: notFound } } };

/** The list of batches fails; the batch of the address is shown. */
export const ListFailed: Story = { args: { tab: 'batch', batch: { ...batch, runs: failed } } };

export const LoadError: Story = {
  args: { tab: 'batch', batch: { ...batch, runs: { ...refused, retry: fn() }, run: loading } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.batch.runs.retry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    single: {
      ...single,
      reading: {
        ...testedPage,
        outcome: {
          status: 'read',
          page: {
            ...scrapedPage,
            source: `https://cooperativa-de-transporte-rural.example/${'quienes-somos/'.repeat(8)}`,
            startup: {
              ...scrapedPage.startup,
              name: 'Cooperativa Internacional de Transporte Rural y Logística del Duero',
              description: 'Recogida compartida de mercancías entre pueblos sin estación. '.repeat(4),
            },
            missing: ['burn_rate', 'cash_runway_months', 'total_market_size', 'customer_acquisition_cost'],
          },
        },
      },
    },
  },
  parameters: { locale: 'es' },
};

/** The tab of the other way to read pages. */
export const OtherTab: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Batch Scraping' }));
    await expect(args.onTabChange).toHaveBeenLastCalledWith('batch');
    await expect(canvas.getByRole('table', { name: 'Lines of the file' })).toBeVisible();
  },
};

export const Gallery: Story = { tags: ['gallery'], args: { single: { ...single, reading: readPage } } };

export const GalleryOfContradictions: Story = {
  tags: ['gallery'],
  args: { tab: 'batch', batch: { ...batch, run: loaded(contradictoryBatch) } },
};

export const GalleryOfBatch: Story = {
  tags: ['gallery'],
  args: { tab: 'batch', batch: { ...batch, run: loaded(runningBatch) } },
};
