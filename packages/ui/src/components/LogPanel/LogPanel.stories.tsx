import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';

import { compactMode } from '../../testing/compactMode.ts';
import { galleryTable } from '../../testing/frames.css.ts';
import { inNarrowBox } from '../../testing/frames.tsx';
import { wordsEs } from '../../words/es.ts';
import { WordsProvider } from '../../words/WordsContext.ts';
import { Button } from '../Button/Button.tsx';
import { LogPanel, type LogPanelProps } from './LogPanel.tsx';
import type { LogEntry, LogLevel } from './types.ts';

const line = (time: string, level: LogLevel, message: string): LogEntry => ({
  timestamp: `2026-11-21T18:${time}Z`,
  level,
  message,
});

const entries: readonly LogEntry[] = [
  line('07:31.204', 'INFO', 'Recalculation of startups started: run r-0412, 348 startups, model 1.0.0'),
  line('07:31.311', 'INFO', 'Master data loaded: 5 stages, 5 industries, 4 business models'),
  line('08:02.118', 'INFO', '[205/348] Olmo: 71,2 → 71,2 (equal)'),
  line('08:02.264', 'INFO', '[206/348] Nómada: 55,0 → 58,4 (+3,4), coverage 81 %'),
  line('08:02.401', 'WARNING', '[207/348] Puente: missing and counted as unknown: Profit margin'),
  line('08:02.409', 'INFO', '[207/348] Puente: 65,8 → 64,8 (−1,0), range 61 to 68, coverage 92 %'),
  line('08:02.552', 'INFO', '[208/348] Quilla: 48,9 → 49,6 (+0,7), coverage 88 %'),
  line(
    '08:02.690',
    'ERROR',
    '[209/348] Ribera: team.relationships[3].strength is not a number. Skipped, the previous calculation stands',
  ),
  line('08:02.817', 'INFO', '[210/348] Solara: 82,8 → 82,8 (equal)'),
  line('08:02.944', 'INFO', '[211/348] Tendero: 36,0 → 35,2 (−0,8), coverage 91 %'),
  line('08:03.080', 'WARNING', '[212/348] Umbral: target_segment_size 900 is above total_market_size 600, used 600'),
  line('08:03.087', 'INFO', '[212/348] Umbral: 61,3 → 60,9 (−0,4), coverage 85 %'),
];

const start = Date.UTC(2026, 10, 21, 6, 0, 0);

/** A line of a long run; every 50th warns, every 400th fails. */
function lineAt(index: number): LogEntry {
  const level = index % 400 === 399 ? 'ERROR' : index % 50 === 49 ? 'WARNING' : 'INFO';
  return {
    timestamp: new Date(start + index * 127).toISOString(),
    level,
    message: `[${index + 1}] Startup ${(index * 7919) % 9973} evaluated again, coverage ${60 + (index % 40)} %`,
  };
}

const linesUpTo = (count: number) => Array.from({ length: count }, (_, index) => lineAt(index));

const meta = {
  title: 'Data/LogPanel',
  component: LogPanel,
  parameters: {
    docs: {
      description: {
        component: `
A log that is read while it grows. It stands on the recalculation screen, under the cron service, behind each container, and on the document ingestion and scraping screens. Give \`onRefresh\` where the log can be fetched: the reader then chooses how often, and pauses. The next refresh waits for the promise of the last, so a slow server is never asked twice. Lines show while they match; copy and download take exactly those. Only the lines in view are drawn: 100.000 are as quick as ten. Times are in the zone of the reader (\`TimeZoneProvider\`), which the foot and the title of each time name, with the day when the log runs over midnight; what is copied or downloaded has them in UTC. An entry of several lines, as a stack trace, is filtered, found and shown as one.

It follows the end until the reader scrolls up. Then nothing moves under their eyes, even when the log is cut at its front or filtered, and a button counts what has come since. For text without times and levels use a CodeBlock.

A regular expression is searched for in a worker: some keep a single line busy for years (\`(a+)+$\` on a row of a's), and the page goes on meanwhile. The worker is made from a blob, so no build has to know a file of it; a strict policy needs \`worker-src blob:\`. Without that the page searches itself, and can stop between two lines only.

- **Do** keep lines short and put the subject first ('[205/348] Olmo: …').
- **Don't** stream more levels than a reader can act on.

**Accessibility.** A section named by its title. The lines are a list that says its full length, in a scrolled region the keyboard reaches (arrows, Page Up and Down, Home, End). \`/\` goes to the filter from anywhere but a text, Escape clears it. Levels are words as well as colours. What arrives is announced as a count, not line by line, so that a busy log does not talk without end. Pressing that count leads to the lines. A filter that is no expression, or one that takes longer than two seconds, says so beside the lines that the last one found.`,
      },
    },
  },
  args: { title: 'Log', entries, onRefresh: fn() },
} satisfies Meta<typeof LogPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Paused: Story = { args: { isPaused: true, note: 'updated 12 s ago' } };
export const Empty: Story = {
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No logs available')).toBeVisible();
  },
};
export const Loading: Story = { args: { entries: [], isLoading: true } };
export const ErrorState: Story = { args: { entries: [], error: 'Error fetching logs: timeout', onRetry: fn() } };
export const RefreshFailed: Story = { args: { error: 'Error fetching logs: timeout', onRetry: fn() } };
export const WithoutRefresh: Story = {
  args: { title: 'Process log' },
  render: (args) => <LogPanel {...args} onRefresh={undefined} />,
};
export const SeveralDays: Story = {
  args: { entries: [{ timestamp: '2026-11-20T23:59:58.000Z', level: 'INFO', message: 'Cron started' }, ...entries] },
};

export const StackTrace: Story = {
  args: {
    entries: [
      ...entries.slice(0, 4),
      line(
        '08:02.700',
        'ERROR',
        "Unhandled: could not store the calculation\nError: connection terminated\n    at Client.query (/app/db/client.js:41:13)\n    at storeCalculation (/app/calculations/store.js:18:9) {\n  code: '57P01'\n}",
      ),
      ...entries.slice(8),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^INFO/ }));
    await expect(canvas.getByText('at storeCalculation', { exact: false })).toBeVisible();
  },
};

export const HundredThousandLines: Story = {
  args: { entries: linesUpTo(100_000) },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('[100000] Startup', { exact: false })).toBeVisible());
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(150);
    await userEvent.click(canvas.getByRole('button', { name: 'INFO 98.000' }));
    await waitFor(() => expect(canvas.getByText('2.000 of 100.000 lines', { exact: false })).toBeVisible());
  },
};

export const LevelsOff: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')[4]).toHaveTextContent(
      '18:08:02.401 WARN [207/348] Puente: missing and counted as unknown: Profit margin',
    );
    const info = canvas.getByRole('button', { name: 'INFO 9' });
    await userEvent.click(info);
    await expect(info).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByText('3 of 12 lines', { exact: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'WARN 2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'ERROR 1' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show every line' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
  },
};

/** What is no expression yet, as many are while they are typed, leaves what the last one found. */
export const BadExpression: Story = {
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Filter the log' });
    await userEvent.click(canvas.getByRole('button', { name: 'Regular expression' }));
    await userEvent.type(search, String.raw`21\d/{Enter}`);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(4));
    await userEvent.type(search, '({Enter}');
    await expect(await canvas.findByText(/Not a valid regular expression/)).toBeVisible();
    await expect(search).toBeInvalid();
    await expect(search).toHaveAccessibleDescription(/Not a valid regular expression/);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

/** A row of a's that does not end in one keeps an expression such as `(a+)+$` busy for years; the page goes on. */
const catastrophic = [
  ...linesUpTo(99_999),
  { ...lineAt(99_999), message: `[100000] ${'a'.repeat(60)}!` },
] satisfies LogEntry[];

async function searchForYears(canvasElement: HTMLElement, regex: string, isTooLong: RegExp): Promise<void> {
  const canvas = within(canvasElement);
  const search = canvas.getByRole<HTMLInputElement>('searchbox');
  await userEvent.click(canvas.getByRole('button', { name: regex }));
  await userEvent.type(search, '9999{Enter}');
  await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(19));
  search.select();
  await userEvent.paste('(a+)+$');
  await expect(await canvas.findByText(isTooLong, undefined, { timeout: 10_000 })).toBeVisible();
  await expect(search).toBeInvalid();
  await expect(search).toHaveAccessibleDescription(isTooLong);
  await expect(canvas.getAllByRole('listitem')).toHaveLength(19);
}

/** What takes too long is stopped, and says so; the page never waits for it. */
export const SlowExpression: Story = {
  args: { entries: catastrophic },
  play: async ({ canvas, canvasElement }) => {
    await searchForYears(canvasElement, 'Regular expression', /takes too long on this log/);
    await userEvent.type(canvas.getByRole('searchbox'), '{Escape}a+!${Enter}');
    await waitFor(() => expect(canvas.getByText('1 of 100.000 lines', { exact: false })).toBeVisible());
    await expect(canvas.getByRole('searchbox')).toBeValid();
  },
};

export const SlowExpressionInSpanish: Story = {
  args: { title: 'Registro', entries: catastrophic },
  decorators: [
    (Story) => (
      <WordsProvider value={wordsEs}>
        <Story />
      </WordsProvider>
    ),
  ],
  play: ({ canvasElement }) => searchForYears(canvasElement, 'Expresión regular', /tarda demasiado en este registro/),
};

export const CopyAndDownload: Story = {
  args: { fileName: 'recalculation' },
  play: async ({ canvas, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const create = spyOn(URL, 'createObjectURL');
    const names: string[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const shown = `${[4, 10].map((index) => `${entries[index]?.timestamp} WARNING ${entries[index]?.message}`).join('\n')}\n`;
    await userEvent.click(canvas.getByRole('button', { name: 'INFO 9' }));
    await userEvent.click(canvas.getByRole('button', { name: 'ERROR 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the lines shown' }));
    await expect(writeText).toHaveBeenLastCalledWith(shown);
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download the lines shown' }));
    const file = create.mock.lastCall?.[0];
    await expect(file instanceof Blob && (await file.text())).toBe(`# Times in UTC\n${shown}`);
    await expect(names).toEqual(['recalculation.log']);
    click.mockRestore();
  },
};

export const Wrapped: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 600 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    const lines = canvas.getByRole('group', { name: 'Log' });
    const isWider = () => lines.scrollWidth > lines.clientWidth;
    await waitFor(() => expect(isWider()).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Wrap long lines' }));
    await waitFor(() => expect(isWider()).toBe(false));
    const last = entries.at(-1)?.message ?? '';
    await waitFor(() => expect(canvas.getByText(last)).toBeVisible());
  },
};

/** Chosen, it holds from the next beat on; paused, nothing is asked for. */
export const Interval: Story = {
  args: { onIntervalChange: fn(), onPausedChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const interval = canvas.getByRole('combobox', { name: 'Refresh interval' });
    await expect(
      within(interval)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['1 s', '5 s', '15 s', '30 s', '60 s']);
    await userEvent.selectOptions(interval, '1 s');
    await expect(args.onIntervalChange).toHaveBeenLastCalledWith(1);
    await waitFor(() => expect(args.onRefresh).toHaveBeenCalled());
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(args.onPausedChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByText('Paused')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Restart' }));
    await expect(canvas.queryByText('Paused')).toBeNull();
  },
};

/** A log that grows when it is told to. */
function Growing(args: LogPanelProps) {
  const [count, setCount] = useState(60);
  return (
    <div className={galleryTable}>
      <LogPanel {...args} entries={linesUpTo(count)} />
      <Button onClick={() => setCount(count + 3)}>Three more lines</Button>
    </div>
  );
}

export const NewLines: Story = {
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, userEvent }) => {
    const lines = canvas.getByRole('group', { name: 'Log' });
    await waitFor(() => expect(lines.scrollTop).toBeGreaterThan(100));
    lines.scrollTo({ top: 0 });
    await waitFor(() => expect(canvas.getByRole('switch')).not.toBeChecked());
    await userEvent.click(canvas.getByRole('button', { name: 'Three more lines' }));
    await expect(lines.scrollTop).toBe(0);
    await userEvent.click(await canvas.findByRole('button', { name: '3 new lines' }));
    await waitFor(() => expect(canvas.getByText('[63] Startup', { exact: false })).toBeVisible());
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};

/** The last lines of a log: as many as come at its end are cut at its front. */
function LastLines(args: LogPanelProps) {
  const [count, setCount] = useState(500);
  return (
    <div className={galleryTable}>
      <LogPanel {...args} entries={linesUpTo(count).slice(-300)} />
      <Button onClick={() => setCount(count + 7)}>Seven more lines</Button>
      <Button onClick={() => setCount(count + 90)}>Ninety more lines</Button>
    </div>
  );
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** A reader who has scrolled up keeps their line where it is, whatever goes above it. */
export const CutAtFront: Story = {
  render: (args) => <LastLines {...args} />,
  play: async ({ canvas, userEvent }) => {
    const lines = canvas.getByRole('group', { name: 'Log' });
    await waitFor(() => expect(lines.scrollTop).toBeGreaterThan(3000));
    lines.scrollTo({ top: 3000 });
    await waitFor(() => expect(canvas.getByRole('switch')).not.toBeChecked());
    const read = '[352] Startup';
    const height = () => topOf(canvas.getByText(read, { exact: false })) - topOf(lines);
    await waitFor(() => expect(canvas.getByText(read, { exact: false })).toBeVisible());
    const before = height();
    await userEvent.click(canvas.getByRole('button', { name: 'Seven more lines' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '7 new lines' })).toBeVisible());
    await waitFor(() => expect(Math.abs(height() - before)).toBeLessThan(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Ninety more lines' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '97 new lines' })).toBeVisible());
    await waitFor(() => expect(Math.abs(height() - before)).toBeLessThan(1));
    await userEvent.click(canvas.getByRole('button', { name: 'WARN 5' }));
    await waitFor(() => expect(Math.abs(height() - before)).toBeLessThan(1));
  },
};

export const LongText: Story = {
  args: {
    title: 'Registro del recálculo de las evaluaciones',
    note: 'actualizado hace 12 segundos',
    entries: [
      line(
        '08:02.401',
        'WARNING',
        'Energías Renovables del Cantábrico: faltan datos obligatorios: Margen de beneficio, Gasto mensual neto',
      ),
      line(
        '08:02.690',
        'ERROR',
        'Ribera: team.relationships[3].strength no es un número. Se mantiene el cálculo anterior',
      ),
    ],
  },
  decorators: [
    inNarrowBox,
    (Story) => (
      <WordsProvider value={wordsEs}>
        <Story />
      </WordsProvider>
    ),
  ],
};

export const Keyboard: Story = {
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    const lines = canvas.getByRole('group', { name: 'Log' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(button('INFO 59')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard(' ');
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox', { name: 'Filter the log' })).toHaveFocus();
    await userEvent.keyboard('[[60]{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(1));
    await userEvent.tab();
    await expect(button('Regular expression')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Refresh interval' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button('Restart')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button('Wrap long lines')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    await expect(button('Copy the lines shown')).toHaveFocus();
    await userEvent.tab();
    await expect(button('Download the lines shown')).toHaveFocus();
    await userEvent.tab();
    await expect(lines).toHaveFocus();
    lines.scrollTo({ top: 0 });
    const follow = canvas.getByRole('switch', { name: 'Follow the end' });
    await waitFor(() => expect(follow).not.toBeChecked());
    await userEvent.tab();
    await expect(follow).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: '3 new lines' });
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(button('3 new lines')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(lines).toHaveFocus();
    await expect(follow).toBeChecked();
  },
};

/** Neither bundled typeface has an arrow, and each machine takes its own for it. */
const withoutArrows = entries.map((entry) => ({ ...entry, message: entry.message.replace('→', 'to') }));

export const Gallery: Story = {
  tags: ['gallery', 'forced'],
  parameters: { chromatic: { disableSnapshot: false, modes: compactMode } },
  render: (args) => (
    <div className={galleryTable}>
      <LogPanel {...args} entries={withoutArrows} note="updated 1 s ago" />
      <LogPanel {...args} title="Paused log" isPaused entries={withoutArrows.slice(4, 8)} />
      <LogPanel {...args} title="Container log" onRefresh={undefined} entries={[]} />
    </div>
  ),
};
