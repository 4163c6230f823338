import type { ProposalFormProps } from '../startup/ProposalForm/ProposalForm.tsx';
import { storedStartup } from './storedStartup.ts';
import { loadLookup } from './wizardProps.ts';

/** A bank letter with two figures; one of another name holds none. */
const readProof: ProposalFormProps['onUpload'] = ({ name }) =>
  Promise.resolve({
    document_id: name === 'bank-letter.pdf' ? 5 : 6,
    document: name,
    facts:
      name === 'bank-letter.pdf'
        ? [
            {
              field: 'cash_runway_months',
              value: 14,
              page: 1,
              cell: null,
              quote: 'The balance covers 14 months of the planned costs.',
              confidence: 90,
            },
            {
              field: 'burn_rate',
              value: 21_500,
              page: 2,
              cell: null,
              quote: 'Net burn: 21.500 € a month',
              confidence: 90,
            },
          ]
        : [],
    warning: null,
  });

/** Props of the proposal form for stories and tests, with a fixed day. */
export const proposalProps: ProposalFormProps = {
  startup: storedStartup,
  currentYear: 2026,
  today: '2026-11-02',
  loadLookup,
  onUpload: readProof,
  onPropose: () => Promise.resolve(),
};
