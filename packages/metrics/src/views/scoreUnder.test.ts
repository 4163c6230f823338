import { expect, it } from 'vitest';

import { scoreUnder } from './scoreUnder.ts';

const corporate = {
  COR_VPM_strategic_alignment_score: 60,
  COR_FEM_strategic_roi_score: 50,
  COR_MEM_corporate_market_fit_score: 70.3,
  COR_TRM_corporate_fit_score: 40,
};

it('is the investability, or the mean of the four scores of a lens', () => {
  expect(scoreUnder({ IE_investability_score: 64.8, ...corporate }, 'general')).toBe(64.8);
  expect(scoreUnder(corporate, 'corporate')).toBe(55.1);
});

it('is null when a score is missing', () => {
  expect(scoreUnder(corporate, 'general')).toBeNull();
  expect(scoreUnder(corporate, 'educational')).toBeNull();
  expect(scoreUnder({ ...corporate, COR_FEM_strategic_roi_score: null }, 'corporate')).toBeNull();
});
