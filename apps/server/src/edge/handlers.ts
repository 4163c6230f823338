import type { EndpointId } from '@aval/contract';

import { cancelEmailChange } from '../accounts/cancelEmailChange.ts';
import { changeEmail } from '../accounts/changeEmail.ts';
import { changePassword } from '../accounts/changePassword.ts';
import { confirmEmail } from '../accounts/confirmEmail.ts';
import { endSession } from '../accounts/endSession.ts';
import { exportAccount } from '../accounts/exportAccount.ts';
import { forgotPassword } from '../accounts/forgotPassword.ts';
import { getProfile } from '../accounts/getProfile.ts';
import { listSessions } from '../accounts/listSessions.ts';
import { login } from '../accounts/login.ts';
import { logout } from '../accounts/logout.ts';
import { listProfileGroups, listProfileTypes, listRoles } from '../accounts/profileLists.ts';
import { refresh } from '../accounts/refresh.ts';
import { register } from '../accounts/register.ts';
import { resendConfirmation } from '../accounts/resendConfirmation.ts';
import { resetPassword } from '../accounts/resetPassword.ts';
import { takeBackEmail } from '../accounts/takeBackEmail.ts';
import { updateProfile } from '../accounts/updateProfile.ts';
import { listActions } from '../actions/listActions.ts';
import { listMyActions } from '../actions/listMyActions.ts';
import { takeUpAction } from '../actions/takeUpAction.ts';
import { updateAction } from '../actions/updateAction.ts';
import { exportAuditEvents } from '../audit/exportAuditEvents.ts';
import { listAuditEvents } from '../audit/listAuditEvents.ts';
import { deleteCalculation } from '../calculations/deleteCalculation.ts';
import { evaluateStartup } from '../calculations/evaluateStartup.ts';
import { getCalculation } from '../calculations/getCalculation.ts';
import { getPercentiles } from '../calculations/getPercentiles.ts';
import { listCalculations } from '../calculations/listCalculations.ts';
import { listContainerLogs } from '../containers/listContainerLogs.ts';
import { listContainers } from '../containers/listContainers.ts';
import { listCronLogs, streamCronLogs } from '../cron/cronLogs.ts';
import { getCronStatus } from '../cron/getCronStatus.ts';
import { listCronRuns } from '../cron/listCronRuns.ts';
import { startCron, stopCron } from '../cron/startCron.ts';
import { getDashboardStats } from '../dashboard/getDashboardStats.ts';
import { deleteDocument } from '../documents/deleteDocument.ts';
import { getDocument } from '../documents/getDocument.ts';
import { listDocuments } from '../documents/listDocuments.ts';
import { mapFields } from '../documents/mapFields.ts';
import { openDocument } from '../documents/openDocument.ts';
import { processDocument } from '../documents/processDocument.ts';
import type { Handler } from '../http/Handler.ts';
import { listIndustryCalculations } from '../industries/listIndustryCalculations.ts';
import {
  listBusinessModels,
  listFinancingTypes,
  listIndustries,
  listMarketSizes,
  listStages,
} from '../masterData/masterLists.ts';
import { countNotices } from '../notices/countNotices.ts';
import { listNotices } from '../notices/listNotices.ts';
import { readNotices } from '../notices/readNotices.ts';
import { addToPortfolio } from '../portfolios/addToPortfolio.ts';
import { comparePortfolio } from '../portfolios/comparePortfolio.ts';
import { createPortfolio } from '../portfolios/createPortfolio.ts';
import { deletePortfolio } from '../portfolios/deletePortfolio.ts';
import { getPortfolio } from '../portfolios/getPortfolio.ts';
import { listPortfolios } from '../portfolios/listPortfolios.ts';
import { removeFromPortfolio } from '../portfolios/removeFromPortfolio.ts';
import { updatePortfolio } from '../portfolios/updatePortfolio.ts';
import { countProposals } from '../proposals/countProposals.ts';
import { decideClaims } from '../proposals/decideClaims.ts';
import { getProof } from '../proposals/getProof.ts';
import { getProposal } from '../proposals/getProposal.ts';
import { listProposals } from '../proposals/listProposals.ts';
import { listReviewQueue } from '../proposals/listReviewQueue.ts';
import { proposeFacts } from '../proposals/proposeFacts.ts';
import { undoDecision } from '../proposals/undoDecision.ts';
import { uploadProof } from '../proposals/uploadProof.ts';
import { withdrawProposal } from '../proposals/withdrawProposal.ts';
import { decidePublication } from '../publication/decidePublication.ts';
import { listPublications } from '../publication/listPublications.ts';
import { cancelRecalculation } from '../recalculation/cancelRecalculation.ts';
import { getRecalculationStatus } from '../recalculation/getRecalculationStatus.ts';
import { listRecalculationLogs, streamRecalculationLogs } from '../recalculation/recalculationLogs.ts';
import { recalculateIndustries, recalculateStartups } from '../recalculation/startRecalculation.ts';
import { cancelScrapeRun } from '../scraping/cancelScrapeRun.ts';
import { cancelScrapeUrl } from '../scraping/cancelScrapeUrl.ts';
import { getScrapeRun } from '../scraping/getScrapeRun.ts';
import { listScrapeRuns } from '../scraping/listScrapeRuns.ts';
import { scrapeBatch } from '../scraping/scrapeBatch.ts';
import { listScrapeLogs, streamScrapeLogs } from '../scraping/scrapeLogs.ts';
import { scrapeStartup } from '../scraping/scrapeStartup.ts';
import { scrapeTest } from '../scraping/scrapeTest.ts';
import { contact } from '../service/contact.ts';
import { getApiDocs } from '../service/getApiDocs.ts';
import { getOpenApi } from '../service/getOpenApi.ts';
import { getServerMetrics } from '../service/getServerMetrics.ts';
import { getSystemStatus } from '../service/getSystemStatus.ts';
import { healthLive, healthReady } from '../service/health.ts';
import { acceptOwnership } from '../startups/acceptOwnership.ts';
import { addOwner } from '../startups/addOwner.ts';
import { confirmFacts } from '../startups/confirmFacts.ts';
import { createStartup } from '../startups/createStartup.ts';
import { declineOwnership } from '../startups/declineOwnership.ts';
import { deleteStartup } from '../startups/deleteStartup.ts';
import { findSimilar } from '../startups/findSimilar.ts';
import { followStartup } from '../startups/followStartup.ts';
import { getFactHistory } from '../startups/getFactHistory.ts';
import { getStartup } from '../startups/getStartup.ts';
import { listDeleted } from '../startups/listDeleted.ts';
import { listInvitedOwners } from '../startups/listInvitedOwners.ts';
import { listMine } from '../startups/listMine.ts';
import { listMineFull } from '../startups/listMineFull.ts';
import { listOwnerInvitations } from '../startups/listOwnerInvitations.ts';
import { listStartups } from '../startups/listStartups.ts';
import { listStartupsFull } from '../startups/listStartupsFull.ts';
import { listTopRelevant } from '../startups/listTopRelevant.ts';
import { removeOwner } from '../startups/removeOwner.ts';
import { restoreStartup } from '../startups/restoreStartup.ts';
import { searchStartups } from '../startups/searchStartups.ts';
import { unfollowStartup } from '../startups/unfollowStartup.ts';
import { updateStartup } from '../startups/updateStartup.ts';
import { withdrawOwnerInvitation } from '../startups/withdrawOwnerInvitation.ts';
import { createUser } from '../users/createUser.ts';
import { deleteAccount } from '../users/deleteAccount.ts';
import { deleteUser } from '../users/deleteUser.ts';
import { getUser } from '../users/getUser.ts';
import { inviteUser } from '../users/inviteUser.ts';
import { listUsers } from '../users/listUsers.ts';
import { updateUser } from '../users/updateUser.ts';

/** The handler of each endpoint. */
export const handlers = {
  register,
  login,
  refresh,
  logout,
  forgotPassword,
  resetPassword,
  confirmEmail,
  takeBackEmail,
  resendConfirmation,
  getProfile,
  exportAccount,
  listSessions,
  endSession,
  updateProfile,
  changeEmail,
  cancelEmailChange,
  changePassword,
  deleteAccount,
  listUsers,
  createUser,
  getUser,
  updateUser,
  deleteUser,
  inviteUser,
  listProfileTypes,
  listProfileGroups,
  listRoles,
  getDashboardStats,
  listTopRelevant,
  listIndustries,
  listStages,
  listBusinessModels,
  listFinancingTypes,
  listMarketSizes,
  listStartups,
  listStartupsFull,
  listMine,
  listMineFull,
  searchStartups,
  createStartup,
  findSimilar,
  listDeleted,
  getStartup,
  getFactHistory,
  updateStartup,
  confirmFacts,
  deleteStartup,
  restoreStartup,
  addOwner,
  removeOwner,
  listInvitedOwners,
  withdrawOwnerInvitation,
  listOwnerInvitations,
  acceptOwnership,
  declineOwnership,
  followStartup,
  unfollowStartup,
  evaluateStartup,
  getPercentiles,
  listCalculations,
  getCalculation,
  deleteCalculation,
  listIndustryCalculations,
  listPortfolios,
  createPortfolio,
  getPortfolio,
  updatePortfolio,
  deletePortfolio,
  addToPortfolio,
  removeFromPortfolio,
  comparePortfolio,
  listMyActions,
  listActions,
  takeUpAction,
  updateAction,
  scrapeStartup,
  scrapeTest,
  scrapeBatch,
  listScrapeRuns,
  getScrapeRun,
  cancelScrapeRun,
  cancelScrapeUrl,
  listScrapeLogs,
  streamScrapeLogs,
  recalculateStartups,
  recalculateIndustries,
  getRecalculationStatus,
  cancelRecalculation,
  listRecalculationLogs,
  streamRecalculationLogs,
  proposeFacts,
  listProposals,
  uploadProof,
  getProof,
  withdrawProposal,
  listReviewQueue,
  countProposals,
  getProposal,
  decideClaims,
  undoDecision,
  listNotices,
  countNotices,
  readNotices,
  listPublications,
  decidePublication,
  getSystemStatus,
  listContainers,
  listContainerLogs,
  getCronStatus,
  listCronRuns,
  listCronLogs,
  streamCronLogs,
  processDocument,
  mapFields,
  listDocuments,
  getDocument,
  openDocument,
  deleteDocument,
  startCron,
  stopCron,
  listAuditEvents,
  exportAuditEvents,
  healthLive,
  healthReady,
  contact,
  getOpenApi,
  getApiDocs,
  getServerMetrics,
} satisfies { [Id in EndpointId]: Handler<Id> };
