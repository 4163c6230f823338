import { messages as ofAdmin } from '../admin/en.po';
import { messages as ofBrowse } from '../browse/en.po';
import { messages as ofComparison } from '../comparison/en.po';
import { messages as ofDashboard } from '../dashboard/en.po';
import { messages as ofDocuments } from '../documents/en.po';
import { messages as ofExport } from '../export/en.po';
import { messages as ofLists } from '../lists/en.po';
import { messages as ofNotices } from '../notices/en.po';
import { messages as ofPortfolios } from '../portfolios/en.po';
import { messages as ofProfile } from '../profile/en.po';
import { messages as ofProposals } from '../proposals/en.po';
import { messages as ofRecalculation } from '../recalculation/en.po';
import { messages as ofScraping } from '../scraping/en.po';
import { messages as shared } from '../shared/en.po';
import { messages as ofStartup } from '../startup/en.po';

export const messages = {
  ...shared,
  ...ofAdmin,
  ...ofBrowse,
  ...ofComparison,
  ...ofDashboard,
  ...ofDocuments,
  ...ofExport,
  ...ofLists,
  ...ofNotices,
  ...ofPortfolios,
  ...ofProfile,
  ...ofProposals,
  ...ofRecalculation,
  ...ofScraping,
  ...ofStartup,
};
