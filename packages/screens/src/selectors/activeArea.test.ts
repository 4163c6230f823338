import { expect, test } from 'vitest';

import { activeAreaOf } from './activeArea.ts';

test.each([
  ['financial', 'financial'],
  ['FEM_cash_runway', 'financial'],
  ['COR_TRM_corporate_tenure', 'team'],
  ['VPM_differentiation_score', 'value'],
  ['EDU_FEM_academic_roi_score', 'financial'],
  ['MEM_hhi_index', 'market'],
  ['IE_investability_score', null],
  ['LTV_CAC', null],
  ['gone', null],
  [null, null],
])('%s brings %s forward', (id, area) => {
  expect(activeAreaOf(id)).toBe(area);
});
