import { StartupEditForm } from '@aval/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { users } from '../testing/administration.ts';
import { lowCoverage, notEvaluated, sources } from '../testing/calculations.ts';
import { calculationOn, calculations, startup } from '../testing/fixtures.ts';
import { failed, loaded, loading, refused } from '../testing/loadables.ts';
import { lookups } from '../testing/lookups.ts';
import { percentiles } from '../testing/percentiles.ts';
import { settled } from '../testing/settled.ts';
import { stopClock } from '../testing/stopClock.tsx';
import { tabletModes } from '../testing/tabletModes.ts';
import { withMessages } from '../testing/withMessages.tsx';
import { MetricPercentile } from './MetricPercentile.tsx';
import { OwnersCard } from './owners/OwnersCard.tsx';
import { StartupScreen, type StartupScreenProps } from './StartupScreen.tsx';
import { useDetailState } from './useDetailState.ts';

const [newest] = calculations;
const ofUser = {
  tabs: undefined,
  recalculation: undefined,
  onDelete: undefined,
  onDeleteCalculation: undefined,
} as const;
const still = { start: fn(), isPending: false, failure: null, dismiss: fn() };

/** Stores lens, tab and what-if change, as the address of the page does. */
function Page({ state: first, onChange, ...rest }: StartupScreenProps) {
  const kept = useDetailState(first);
  return (
    <StartupScreen
      {...rest}
      state={kept.state}
      onChange={(part) => {
        onChange(part);
        kept.onChange(part);
      }}
    />
  );
}

const ofAdministrator: StartupScreenProps = {
  startup: { ...startup, field_sources: sources },
  calculations: loaded(calculations),
  lookups: loaded(lookups),
  lenses: ['general', 'corporate', 'educational'],
  state: { lens: 'general', at: null, tab: 'value', whatIf: null },
  onChange: fn(),
  whatIfLink: (change) => `https://aval.example/startups/7?whatif=${change}`,
  fieldEditLink: (field) => `/startups/7/edit?field=${field}`,
  onHistory: fn(),
  renderPercentile: (metric) => <MetricPercentile percentiles={percentiles} metric={metric} />,
  tabs: { detailsHref: '/startups/7', editHref: '/startups/7/edit' },
  paths: {
    compareStartup: (id) => `/startups/${id}/compare`,
    compareIndustry: (id) => `/startups/${id}/industry-compare`,
    validation: '/how-good-is-the-score',
    auditOfStartup: (id) => `/admin/audit?startup=${id}`,
  },
  onFollowToggle: fn(),
  recalculation: still,
  onDelete: fn(),
  onDeleteCalculation: fn(),
  onExport: fn(async () => {}),
};

const meta = {
  title: 'Screens/Startup/StartupScreen',
  component: StartupScreen,
  args: ofAdministrator,
  render: (args) => <Page {...args} />,
  play: ({ canvasElement }) => settled(canvasElement),
  decorators: [stopClock, withMessages],
  parameters: {
    screen: {
      purpose:
        'The page of a startup: who it is, what may be done with it, its evaluation, and the facts that the evaluation rests on.',
      audience:
        'Everyone who is signed in, of private startups only owners and administrators. Administrators edit, recalculate and delete; corporations and universities see metrics under their own lens.',
      calls: {
        getStartup: 'The startup with the sources of its facts',
        listCalculations: 'All its calculations, newest first',
        getPercentiles: 'The percentile in the dialog of a metric',
        getFactHistory: 'The values that a fact had, in the dialog of its mark',
        listIndustries: 'Labels of the facts, as from the other four lists',
        evaluateStartup: 'Recalculate',
        deleteStartup: 'Delete Startup',
        deleteCalculation: 'Delete calculation',
        followStartup: 'Follow',
      },
      instead: ['DetailSkeleton', 'StartupLoadError'],
    },
    chromatic: { disableSnapshot: false, modes: tabletModes },
    docs: {
      description: {
        component: `The page of a startup: who it is, what may be done with it, its evaluation, and the facts that the evaluation rests on.

- **Do** show the stored score while the calculations load.
- **Don't** hide the summary when the calculations fail to load.

**Accessibility.** The name is the heading of the page. On a phone, actions that do not fit are in a menu.`,
      },
    },
  },
} satisfies Meta<typeof StartupScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Administrator: Story = {};

/** The mark of a value opens the history of its fact, and so does a source in the dialog of a metric. */
export const Histories: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await settled(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /History of Burn Rate/ }));
    await expect(args.onHistory).toHaveBeenLastCalledWith('burn_rate');
  },
  parameters: { chromatic: { disableSnapshot: true } },
};

/** An investor sees the score and its reasons, but no individual metrics. */
export const Investor: Story = { args: { ...ofUser, lenses: [], fieldEditLink: () => null } };

/** A founder who owns the startup may edit some of the fields. */
export const Owner: Story = {
  args: {
    ...ofUser,
    lenses: [],
    startup: { ...startup, is_owner: true },
    fieldEditLink: (field) => (field === 'location' ? '/mystartups?open=edit&startup=7' : null),
  },
};

/** A corporation sees the metrics under its own lens. */
export const Corporate: Story = {
  args: { ...ofUser, lenses: ['corporate'], state: { lens: 'corporate', at: null, tab: 'value', whatIf: null } },
};

/** Private, and followed by its owner. */
export const Private: Story = { args: { startup: { ...startup, is_private: 1, is_following: true } } };

/** Registered a moment ago: there is no calculation. */
export const NotCalculated: Story = {
  args: {
    ...ofUser,
    startup: {
      ...startup,
      IE_investability_score: null,
      IE_investability_level: 'Not Evaluated',
      coverage: null,
      range: null,
    },
    calculations: loaded([]),
    lenses: [],
  },
};

/** Too little is known for a score. */
export const NotEvaluated: Story = { args: { calculations: loaded([notEvaluated]) } };

/** Few facts give low coverage and a wide range. */
export const LowCoverage: Story = { args: { calculations: loaded([lowCoverage]) } };

/** A hundred calculations: the page shows one, and the evolution compares them. */
export const ManyVersions: Story = {
  args: {
    calculations: loaded(
      Array.from({ length: 100 }, (_, index) =>
        calculationOn(100 - index, new Date(Date.UTC(2026, 5, 12 - index, 9)).toISOString(), {
          cash_runway_months: 9 + (index % 12),
        }),
      ),
    ),
  },
};

/** The stored score is shown while the calculations load. */
export const Loading: Story = {
  args: { calculations: loading, lookups: loading },
  play: async () => {},
};

export const CalculationsFailed: Story = {
  args: { calculations: { ...refused, retry: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.calculations.retry).toHaveBeenCalledOnce();
  },
};

/** The evaluation is there; the labels of the facts are not. */
export const LookupsFailed: Story = { args: { lookups: failed } };

/** Everything but the startup itself failed to load. */
export const AllFailed: Story = { args: { calculations: failed, lookups: failed } };

export const Recalculating: Story = {
  args: { recalculation: { ...still, isPending: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Recalculating...' })).toBeVisible();
  },
};

export const RecalculationFailed: Story = {
  args: { recalculation: { ...still, failure: 'The evaluation is being updated. Try again in a minute.' } },
};

/** The edit form and the owners take the place of the evaluation; the header and the tabs stay. */
export const Editing: Story = {
  args: {
    editor: (
      <>
        <StartupEditForm
          startup={startup}
          currentYear={2026}
          loadLookup={(name) => Promise.resolve(lookups[name])}
          onSave={async () => startup}
          onReload={async () => startup}
        />
        <OwnersCard
          owners={users.slice(1, 3)}
          users={loaded(users)}
          onAdd={fn()}
          isAdding={false}
          onRemove={fn()}
          invited={[]}
          withdrawingId={null}
          onWithdraw={fn()}
        />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Startup Name/ })).toHaveValue('Puente');
  },
};

export const LongText: Story = {
  args: {
    startup: { ...startup, name: 'Cooperativa Internacional de Transporte Rural y Logística del Duero' },
  },
  parameters: { locale: 'es' },
};

/** Every action has room; the lens changes every metric; the export menu offers three formats. */
export const Actions: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await settled(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Delete Startup' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'More actions' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Corporate' }));
    await expect(args.onChange).toHaveBeenCalledWith({ lens: 'corporate' });
    await userEvent.click(canvas.getByRole('button', { name: 'Follow' }));
    await expect(args.onFollowToggle).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /CSV/ }));
    await waitFor(() => expect(args.onExport).toHaveBeenCalledWith(newest, 'csv'));
  },
};

const onPhone = { viewport: { value: 'mobile2' } } as const;

/** The buttons of the header share one row from edge to edge; what does not fit is in a menu. */
async function expectPhoneActions(canvasElement: HTMLElement, more: string, entries: [first: string, last: string]) {
  const canvas = within(canvasElement);
  await settled(canvasElement);
  const boxes = within(canvas.getByRole('banner'))
    .getAllByRole('button')
    .map((button) => button.getBoundingClientRect());
  await expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
  await expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(window.innerWidth);
  const menu = canvas.getByRole('button', { name: more });
  menu.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: entries[0] })).toHaveFocus());
  await userEvent.keyboard('{End}');
  await expect(screen.getByRole('menuitem', { name: entries[1] })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(menu).toHaveFocus());
}

export const PhoneActions: Story = {
  globals: onPhone,
  play: ({ canvasElement }) =>
    expectPhoneActions(canvasElement, 'More actions', ['Industry Comparison', 'Delete Startup']),
};

export const PhoneActionsInSpanish: Story = {
  globals: onPhone,
  parameters: { locale: 'es' },
  play: ({ canvasElement }) =>
    expectPhoneActions(canvasElement, 'Más acciones', ['Comparación con el sector', 'Eliminar startup']),
};

export const Gallery: Story = { tags: ['gallery'] };
