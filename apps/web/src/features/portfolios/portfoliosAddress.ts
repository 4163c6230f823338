import { searchable } from '../../lists/browseAddress.ts';
import { wholeNumber } from '../../wholeNumber.ts';

const portfolioDialogs = ['view', 'add', 'remove', 'edit', 'delete'] as const;
type PortfolioDialogKind = (typeof portfolioDialogs)[number];

/** The state in the address of My Portfolios: the search, the page and the open dialog. */
export interface PortfoliosState {
  q: string;
  page: number;
  open: PortfolioDialogKind | null;
  portfolio: number | null;
  /** The startup to remove. */
  startup: number | null;
  /** Search and page of the startups that can be added. */
  find: string;
  findPage: number;
}

export const noDialog = { open: null, portfolio: null, startup: null, find: '', findPage: 1 } as const;

export const firstPortfoliosState: PortfoliosState = { q: '', page: 1, ...noDialog };

const maxPages = 1_000_000;
const largestId = 2_147_483_647;

/** Reads an address; incomplete dialogs and invalid values are ignored. */
export function readPortfoliosAddress(address: URLSearchParams): PortfoliosState {
  const open = portfolioDialogs.find((kind) => kind === address.get('open')) ?? null;
  const portfolio = wholeNumber(address.get('portfolio'), largestId);
  const startup = open === 'remove' ? wholeNumber(address.get('startup'), largestId) : null;
  const list = { q: searchable(address.get('q') ?? ''), page: wholeNumber(address.get('page'), maxPages) ?? 1 };
  if (open === null || portfolio === null) return { ...list, ...noDialog };
  return {
    ...list,
    open: open === 'remove' && startup === null ? 'view' : open,
    portfolio,
    startup,
    find: open === 'add' ? searchable(address.get('find') ?? '') : '',
    findPage: (open === 'add' && wholeNumber(address.get('findPage'), maxPages)) || 1,
  };
}

/** The shortest address for this state. */
export function writePortfoliosAddress(state: PortfoliosState): URLSearchParams {
  const address = new URLSearchParams();
  for (const key of ['q', 'page', 'open', 'portfolio', 'startup', 'find', 'findPage'] as const) {
    const value = state[key];
    if (value !== null && value !== firstPortfoliosState[key]) address.set(key, String(value));
  }
  return address;
}
