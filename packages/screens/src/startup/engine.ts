// The evaluation engine. It is larger than the rest of the page, which can be read without it.

export { explainerOf } from './explanations.ts';
export { adviceOf, changeOfRule, scenarioBase, scenarioOf, withValue } from '../selectors/scenario.ts';
export { WhatIfPanel } from './whatIf/WhatIfPanel.tsx';
