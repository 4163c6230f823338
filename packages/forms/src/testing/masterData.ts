import type { MasterData } from '@aval/metrics';

/** The lists as seeded. */
export const masterData: MasterData = {
  industries: [
    { id: 1, name: 'Technology' },
    { id: 2, name: 'Healthcare' },
    { id: 3, name: 'Education' },
    { id: 4, name: 'Finance' },
    { id: 5, name: 'Retail' },
  ],
  stages: [
    { id: 1, name: 'Idea' },
    { id: 2, name: 'Prototype' },
    { id: 3, name: 'MVP' },
    { id: 4, name: 'Growth' },
    { id: 5, name: 'Expansion' },
  ],
  businessModels: [
    { id: 1, name: 'B2B' },
    { id: 2, name: 'B2C' },
    { id: 3, name: 'Marketplace' },
    { id: 4, name: 'SaaS' },
  ],
  marketSizes: [
    { id: 1, label: 'Small (under 10 M EUR)' },
    { id: 2, label: 'Medium (10-100 M EUR)' },
    { id: 3, label: 'Large (100 M-1 B EUR)' },
    { id: 4, label: 'Very large (over 1 B EUR)' },
  ],
  financingTypes: [
    { id: 1, label: 'Bootstrapped' },
    { id: 2, label: 'Public grants' },
    { id: 3, label: 'Business angels' },
    { id: 4, label: 'Venture capital' },
    { id: 5, label: 'Crowdfunding' },
    { id: 6, label: 'Convertible notes' },
    { id: 7, label: 'Bank or venture debt' },
    { id: 8, label: 'Mixed' },
  ],
};
