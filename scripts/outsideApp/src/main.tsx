import '@aval/ui/styles.css';
import '@aval/forms/styles.css';
import { startupField } from '@aval/contract';
import { loadFormsMessages, SignInForm } from '@aval/forms';
import { formatScore, levelOf } from '@aval/metrics';
import { Badge, Button, textsEs, TextsProvider } from '@aval/ui';
import { RadarChart } from '@aval/ui/charts';
import { themeColors, vars } from '@aval/ui/theme';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';

const axes = [
  { id: 'value', label: 'Value' },
  { id: 'financial', label: 'Financial' },
  { id: 'market', label: 'Market' },
  { id: 'team', label: 'Team' },
];

function Outside() {
  return (
    <TextsProvider value={textsEs}>
      <main style={{ color: vars.color.text, borderColor: themeColors('light').color.border }}>
        <h1>{`${formatScore(82.84)} is ${levelOf(82.84)}`}</h1>
        <Badge tone="success">Ready to propose</Badge>
        <Button variant="secondary">{startupField('name').label.es}</Button>
        <RadarChart title="Profile" axes={axes} series={[{ id: 'a', label: 'Puente', values: [67, 59, 65, 70] }]} />
        <SignInForm onSubmit={async () => {}} forgotPasswordHref="/forgot" registerHref="/register" />
      </main>
    </TextsProvider>
  );
}

i18n.load('en', await loadFormsMessages('en'));
i18n.activate('en');
const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <I18nProvider i18n={i18n}>
    <Outside />
  </I18nProvider>,
);
