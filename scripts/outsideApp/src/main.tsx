import '@aval/ui/styles.css';
import '@aval/forms/styles.css';
import '@aval/screens/styles.css';
import {
  type CalculationRecord,
  type ComparedStartup,
  type MasterDataLists,
  type Startup,
  startupField,
} from '@aval/contract';
import { loadFormsMessages, SignInForm } from '@aval/forms';
import { formatScore, levelOf } from '@aval/metrics';
import {
  loaded,
  loadScreensMessages,
  PortfolioComparisonScreen,
  StartupScreen,
  useCompareState,
  useDetailState,
} from '@aval/screens';
import { Badge, Button, textsEs, TextsProvider, ToastProvider } from '@aval/ui';
import { RadarChart } from '@aval/ui/charts';
import { themeColors, vars } from '@aval/ui/theme';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';

import calculations from './calculations.json';
import lookups from './lookups.json';
import startup from './startup.json';
import startups from './startups.json';

const axes = [
  { id: 'value', label: 'Value' },
  { id: 'financial', label: 'Financial' },
  { id: 'market', label: 'Market' },
  { id: 'team', label: 'Team' },
];

const stored = calculations as unknown as CalculationRecord[];
const lists = lookups as unknown as MasterDataLists;
const detailed = startup as unknown as Startup;
const portfolio = startups as unknown as ComparedStartup[];
const paths = {
  startup: (id: number) => `/startups/${id}`,
  compareStartup: (id: number) => `/startups/${id}/evolution`,
  compareIndustry: (id: number) => `/startups/${id}/industry`,
  myPortfolios: '/portfolios',
  addToPortfolio: (id: number) => `/portfolios/${id}/add`,
  contact: '/contact',
  validation: '/how-good-is-the-score',
};

function Outside() {
  return (
    <TextsProvider value={textsEs}>
      <main style={{ color: vars.color.text, borderColor: themeColors('light').color.border }}>
        <h1>{`${formatScore(82.84)} is ${levelOf(82.84)}`}</h1>
        <Badge tone="success">Ready to propose</Badge>
        <Button variant="secondary">{startupField('name').label.es}</Button>
        <RadarChart title="Profile" axes={axes} series={[{ id: 'a', label: 'Puente', values: [67, 59, 65, 70] }]} />
        <StartupScreen
          startup={detailed}
          calculations={loaded(stored)}
          lookups={loaded(lists)}
          {...useDetailState()}
          paths={paths}
        />
        <PortfolioComparisonScreen
          comparison={loaded({ portfolio: { id: 1, name: 'Seed' }, startups: portfolio })}
          address={useCompareState()}
          paths={paths}
        />
        <SignInForm onSubmit={async () => {}} forgotPasswordHref="/forgot" registerHref="/register" />
      </main>
    </TextsProvider>
  );
}

i18n.load('en', { ...(await loadFormsMessages('en')), ...(await loadScreensMessages('en')) });
i18n.activate('en');
const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <I18nProvider i18n={i18n}>
    <ToastProvider>
      <Outside />
    </ToastProvider>
  </I18nProvider>,
);
