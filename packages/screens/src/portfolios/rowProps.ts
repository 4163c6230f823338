/** Addresses of the screens that the list of portfolios and its dialogs link to. */
export interface PortfoliosPaths {
  addPortfolio: string;
  /** The list, with this portfolio open over it. */
  portfolio: (id: number) => string;
  comparePortfolio: (id: number) => string;
  startup: (id: number) => string;
}

export interface PortfolioRowProps {
  paths: PortfoliosPaths;
  /** Opens a dialog on a portfolio over the list. */
  onOpen: (dialog: 'view' | 'edit' | 'delete', portfolioId: number) => void;
}
