import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';

import { compactMode } from '../../testing/compactMode.ts';
import { galleryTable } from '../../testing/frames.css.ts';
import { inNarrowBox } from '../../testing/frames.tsx';
import { textsEs } from '../../texts/es.ts';
import { TextsProvider } from '../../texts/TextsContext.ts';
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
  title: 'Components/Data/LogPanel',
  component: LogPanel,
  parameters: {
    docs: {
      description: {
        component: `
A live log viewer. Used on the recalculation screen, for the cron service and each container, and on the document ingestion and scraping screens. Pass \`onRefresh\` if the log can be fetched: the user then chooses the interval, and can pause. The next refresh waits for the promise of the last, so a slow server never gets two requests at a time. Only matching lines are shown; copy and download include exactly those. Only visible lines are rendered: 100.000 are as fast as ten. Times are in the user's time zone (\`TimeZoneProvider\`), which the footer and the title of each time name, with the date when the log spans midnight; copied and downloaded times are in UTC. An entry of several lines, such as a stack trace, is filtered, found and shown as one.

It follows the end until the user scrolls up. Then the visible lines do not move, even when the log is truncated at its front or filtered, and a button counts new lines. For text without times and levels use a CodeBlock.

Regular expressions are searched in a worker, because some take years on a single line (\`(a+)+$\` on a row of a's), and must not block the page. The worker is created from a blob, so no build configuration is needed; a strict content security policy needs \`worker-src blob:\`. Otherwise the search runs on the main thread, and can stop only between two lines.

- **Do** keep lines short and put the subject first ('[205/348] Olmo: …').
- **Don't** stream more levels than users can act on.

**Accessibility.** A section named by its title. The lines are a list that reports its full length, in a focusable scroll region (arrows, Page Up and Down, Home, End). \`/\` moves the focus to the filter unless the user is typing, Escape clears it. Levels are text as well as colours. New lines are announced as a count, not line by line, so that a busy log does not flood screen readers. Pressing that count scrolls to the lines. An invalid expression, or one that takes longer than two seconds, is reported, and the last result stays.`,
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

/** An invalid expression, which is common while typing, keeps the last result. */
export const BadExpression: Story = {
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Filter the log' });
    await userEvent.click(canvas.getByRole('button', { name: 'Regular expression' }));
    await userEvent.type(search, String.raw`21\d/{Enter}`);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(4));
    await userEvent.type(search, '({Enter}');
    await expect(await canvas.findByText(/Invalid regular expression/)).toBeVisible();
    await expect(search).toBeInvalid();
    await expect(search).toHaveAccessibleDescription(/Invalid regular expression/);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

/**
 * A row of a's that does not end in one makes an expression such as `(a+)+$` run for years; the page stays responsive.
 */
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

/** A slow search is stopped and reported; the page never waits for it. */
export const SlowExpression: Story = {
  args: { entries: catastrophic },
  play: async ({ canvas, canvasElement }) => {
    await searchForYears(canvasElement, 'Regular expression', /too slow for this log/);
    await userEvent.type(canvas.getByRole('searchbox'), '{Escape}a+!${Enter}');
    await waitFor(() => expect(canvas.getByText('1 of 100.000 lines', { exact: false })).toBeVisible());
    await expect(canvas.getByRole('searchbox')).toBeValid();
  },
};

export const SlowExpressionInSpanish: Story = {
  args: { title: 'Registro', entries: catastrophic },
  decorators: [
    (Story) => (
      <TextsProvider value={textsEs}>
        <Story />
      </TextsProvider>
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

/** A chosen interval applies from the next refresh on; while paused nothing is fetched. */
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

const nextFrame = () => new Promise(requestAnimationFrame);

/** A log that grows on demand. */
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

/** The browser reports a scroll with its next frame; lines that are added until then must not undo it. */
export const ScrolledUpWhileGrowing: Story = {
  render: (args) => <Growing {...args} />,
  play: async ({ canvas }) => {
    const lines = canvas.getByRole('group', { name: 'Log' });
    const more = canvas.getByRole('button', { name: 'Three more lines' });
    await waitFor(() => expect(lines.scrollTop).toBeGreaterThan(100));
    await nextFrame();
    lines.scrollTo({ top: 0, behavior: 'instant' });
    more.click();
    await waitFor(() => expect(canvas.getByRole('switch')).not.toBeChecked());
    await expect(lines.scrollTop).toBe(0);
  },
};

/** The last lines of a log: new lines at its end remove as many at its front. */
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

/** When the user has scrolled up, the visible lines stay in place while lines above are removed. */
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
      <TextsProvider value={textsEs}>
        <Story />
      </TextsProvider>
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

/** Neither bundled typeface has an arrow, so each machine uses a different fallback font. */
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
