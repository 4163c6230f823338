import type { Follower } from './follow.ts';

const module = `import { page } from '@aval/screens';
import { PageHeader } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

/** The user's notes about startups. */
export function Notes() {
  const { t } = useLingui();
  return (
    <div className={page}>
      <PageHeader title={t\`Notes on startups\`} />
    </div>
  );
}
`;

const test = `import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { person } from '../../testing/stubServer.ts';
import { startApp } from '../../testing/startApp.ts';

it('opens with its title, and is listed in the sidebar', async () => {
  const app = await startApp('/notes', person(1), {});
  expect(await screen.findByRole('heading', { name: 'Notes on startups' })).toBeDefined();
  await expect.poll(() => document.title).toContain('Notes');
  const links = screen.getAllByRole('link', { name: 'Notes' });
  expect(links.map((link) => link.getAttribute('href'))).toContain('/notes');
  await app.go('/dashboard');
});
`;

/** Follows the recipe for a screen for signed-in users that is listed in the sidebar. */
export function addScreen({
  write,
  insert,
  replace,
  read,
  run,
  typecheckAsksFor,
  passes,
  test: check,
}: Follower): void {
  const routes = 'apps/web/src/routes.ts';
  const navigation = 'apps/web/src/shell/layout/navigation.ts';
  const catalogue = 'apps/web/src/locales/app/es.po';
  insert(
    routes,
    '  notFound: {',
    `  notes: {
    path: '/notes',
    screen: 'Notes',
    layout: 'app',
    access: 'user',
    title: { en: 'Notes', es: 'Notas' },
    navigation: 'overview',
  },
`,
  );
  write('apps/web/src/features/notes/Notes.route.tsx', module);
  typecheckAsksFor(navigation);
  insert(navigation, '  Search,\n', '  NotebookPen,\n');
  insert(navigation, '  startups: Search,', '  notes: NotebookPen,\n');
  insert('apps/web/src/paths.ts', '  login: ', '  notes: routes.notes.path,\n');
  run('npm run i18n:extract');
  const [, entry = ''] = /(msgid "Notes on startups"\nmsgstr ")"/.exec(read(catalogue)) ?? [];
  replace(catalogue, `${entry}"`, `${entry}Notas sobre startups"`);
  passes('npm run i18n');
  passes('npm run typecheck');
  check('app', 'apps/web/src/features/notes/Notes.route.test.tsx', test);
  passes(
    'npx vitest run --project unit apps/web/src/guards.test.ts apps/web/src/titles.test.ts apps/web/src/paths.test.ts',
  );
}
