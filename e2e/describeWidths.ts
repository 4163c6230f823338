import { describe, expect, it } from 'vitest';

import { type Locale, startupField, type StartupFieldId } from '../packages/contract/src/index.ts';
import { screens, settle } from '../scripts/screens.ts';
import { screenOpener, sweep, widths } from './windowWidths.ts';

/** Checks each screen in one language. The languages are checked in two files, which run at the same time. */
export function describeWidths(language: Locale): void {
  describe(`in ${language}`, () => {
    const open = screenOpener();
    // The languages alternate between the roles that can see a screen.
    const seen = screens.map(({ name, path, roles }, index) => ({
      name,
      path,
      role: roles[(index + (language === 'es' ? 1 : 0)) % roles.length] ?? 'visitor',
    }));

    it.each(seen)('$name fits every window width as $role', async ({ path, role }) => {
      expect(await sweep(await open(role, path, language), widths)).toEqual([]);
    });

    it('every step of a new startup fits every window width', async () => {
      const page = await open('founder', '/startups/add', language);
      const field = (id: StartupFieldId) => page.getByLabel(startupField(id).label[language]).first();
      const next = () => page.getByRole('button', { name: language === 'en' ? 'Next' : 'Siguiente' }).click();
      const fill = async (answers: Partial<Record<StartupFieldId, string>>) => {
        for (const [id, answer] of Object.entries(answers)) await field(id as StartupFieldId).fill(answer);
      };
      const choose = async (...ids: StartupFieldId[]) => {
        for (const id of ids) await field(id).selectOption({ index: 2 });
      };
      const steps = [
        () => fill({ name: 'Faro', location: 'Gijón', description: 'A lighthouse.', foundation_year: '2023' }),
        () => choose('industry_id', 'stage_id', 'business_model_id'),
        () => Promise.resolve(),
        async () => {
          await choose('market_size_id');
          await fill({ total_market_size: '100', target_segment_size: '10' });
        },
        async () => {
          await choose('financing_type_id');
          await fill({ burn_rate: '20000', profit_margin: '-20' });
        },
        () => Promise.resolve(),
      ];
      const faults: string[] = [];
      for (const [index, answer] of steps.entries()) {
        await answer();
        faults.push(...(await sweep(page, widths)).map((fault) => `step ${index + 1}: ${fault}`));
        await page.setViewportSize({ width: 1440, height: 900 });
        await next();
        await settle(page);
      }
      faults.push(...(await sweep(page, widths)).map((fault) => `step 7: ${fault}`));
      expect(faults).toEqual([]);
    });
  });
}
