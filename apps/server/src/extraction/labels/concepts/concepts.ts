import { commonConcepts } from './commonConcepts.ts';
import { companyConcepts } from './companyConcepts.ts';
import { marketConcepts } from './marketConcepts.ts';
import { moneyConcepts } from './moneyConcepts.ts';
import { peopleConcepts } from './peopleConcepts.ts';

export const concepts = {
  ...commonConcepts,
  ...companyConcepts,
  ...peopleConcepts,
  ...marketConcepts,
  ...moneyConcepts,
};

export type Concept = keyof typeof concepts;
