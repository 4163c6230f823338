// What evaluates a calculation anew: it weighs more than the page, which can be read without it.

export { explainerOf } from './explanations.ts';
export { changeOfRule, scenarioBase, scenarioOf, withValue } from '../../../selectors/scenario.ts';
export { WhatIfPanel } from '../whatIf/WhatIfPanel.tsx';
