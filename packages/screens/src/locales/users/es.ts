import { messages as ofAdmin } from '../admin/es.po';
import { messages as ofBrowse } from '../browse/es.po';
import { messages as ofComparison } from '../comparison/es.po';
import { messages as ofDashboard } from '../dashboard/es.po';
import { messages as ofDocuments } from '../documents/es.po';
import { messages as ofExport } from '../export/es.po';
import { messages as ofLists } from '../lists/es.po';
import { messages as ofNotices } from '../notices/es.po';
import { messages as ofPortfolios } from '../portfolios/es.po';
import { messages as ofProfile } from '../profile/es.po';
import { messages as ofProposals } from '../proposals/es.po';
import { messages as ofRecalculation } from '../recalculation/es.po';
import { messages as ofScraping } from '../scraping/es.po';
import { messages as shared } from '../shared/es.po';
import { messages as ofStartup } from '../startup/es.po';

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
