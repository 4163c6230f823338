export { AccountScreen, type AccountScreenProps } from './account/AccountScreen.tsx';
export type { AuditPaths } from './admin/audit/AuditCells.tsx';
export { AuditScreen, type AuditScreenProps } from './admin/audit/AuditScreen.tsx';
export { type AuditState, defaultAuditState } from './admin/audit/auditState.ts';
export { EmailLink, type EmailLinkProps, type EmailLinkPurpose, type EmailLinkState } from './account/EmailLink.tsx';
export { UnconfirmedNotice, type UnconfirmedNoticeProps } from './profile/UnconfirmedNotice.tsx';
export { ContainerLog, type ContainerLogProps } from './admin/containers/ContainerLog.tsx';
export {
  ContainersScreen,
  type ContainersScreenProps,
  type ContainersState,
} from './admin/containers/ContainersScreen.tsx';
export type { CronHistoryState } from './admin/cron/CronHistory.tsx';
export { CronScreen, type CronScreenProps } from './admin/cron/CronScreen.tsx';
export { DeletedScreen, type DeletedScreenProps } from './admin/deleted/DeletedScreen.tsx';
export { type LogFeed, ProcessLogPanel } from './admin/log/ProcessLogPanel.tsx';
export type { Decide } from './admin/review/Decision.tsx';
export { ReviewScreen, type ReviewScreenProps } from './admin/review/ReviewScreen.tsx';
export { type Decisions, ProposalsScreen, type ProposalsScreenProps } from './admin/proposals/ProposalsScreen.tsx';
export { wholeQueue } from './admin/proposals/queueFilter.ts';
export { DeleteUserDialog, type DeleteUserDialogProps } from './admin/users/DeleteUserDialog.tsx';
export type { UserDialog } from './admin/users/userDialog.ts';
export { UsersScreen, type UsersScreenProps } from './admin/users/UsersScreen.tsx';
export { BrowseScreen, type BrowseScreenProps } from './browse/BrowseScreen.tsx';
export {
  browseSorts,
  type BrowseState,
  defaultBrowseState,
  defaultMyStartups,
  firstOrder,
  longestSearch,
  lowestScores,
} from './browse/browseState.ts';
export {
  type AnsweringInvitation,
  InvitationsPanel,
  type InvitationsPanelProps,
} from './browse/mine/InvitationsPanel.tsx';
export { LeaveOwnershipDialog, type LeaveOwnershipDialogProps } from './browse/mine/LeaveOwnershipDialog.tsx';
export { MyStartupsScreen, type MyStartupsScreenProps } from './browse/mine/MyStartupsScreen.tsx';
export { OwnersDialog, type OwnersDialogProps } from './browse/mine/OwnersDialog.tsx';
export { QuickActions, type QuickActionsProps } from './browse/QuickActions.tsx';
export * as compareStyles from './comparison/compare.css.ts';
export { type CompareAddress, type CompareState, defaultCompareState, nextSort } from './comparison/compareState.ts';
export { DateSelect } from './comparison/DateSelect.tsx';
export { EvolutionScreen, type EvolutionScreenProps } from './comparison/evolution/EvolutionScreen.tsx';
export { comparedColumns } from './comparison/industry/comparedColumns.ts';
export { IndustryScreen, type IndustryScreenProps } from './comparison/industry/IndustryScreen.tsx';
export { LeadScore } from './comparison/LeadScore.tsx';
export { LensTabs } from './comparison/LensTabs.tsx';
export { MetricDialogs } from './comparison/MetricDialogs.tsx';
export { type Compared, comparedStartups, inChosenOrder } from './comparison/portfolio/comparedStartups.ts';
export { PortfolioComparison, type PortfolioComparisonProps } from './comparison/portfolio/PortfolioComparison.tsx';
export {
  PortfolioComparisonScreen,
  type PortfolioComparisonScreenProps,
} from './comparison/portfolio/PortfolioComparisonScreen.tsx';
export { StartupHead } from './comparison/StartupHead.tsx';
export { TableTools } from './comparison/TableTools.tsx';
export { useCompareState } from './comparison/useCompareState.ts';
export { useMetricDialogs } from './comparison/useMetricDialogs.ts';
export { causeText } from './startup/causeText.ts';
export { advisedStartup } from './dashboard/advisedStartup.ts';
export { DashboardScreen, type DashboardScreenProps } from './dashboard/DashboardScreen.tsx';
export { DiscardDialog, type DiscardDialogProps } from './dialogs/DiscardDialog.tsx';
export { NotFoundDialog, type NotFoundDialogProps } from './dialogs/NotFoundDialog.tsx';
export { SignOutDialog, type SignOutDialogProps } from './dialogs/SignOutDialog.tsx';
export { DocumentsScreen, type DocumentsScreenProps } from './documents/DocumentsScreen.tsx';
export { documentTypeOf } from './documents/documentTypeOf.ts';
export {
  filesToRead,
  type IngestedFile,
  type Ingestion,
  type IngestionEvent,
  noIngestion,
  openDocuments,
  type ReadDocument,
  reduceIngestion,
} from './documents/ingestion.ts';
export { ingestionTabs } from './documents/IngestionTabs.tsx';
export { StoredDocuments } from './documents/StoredDocuments.tsx';
export type { ExportFormat } from './export/exportFormats.ts';
export { AboutScreen, type AboutScreenProps } from './landing/AboutScreen.tsx';
export { ContactScreen, type ContactScreenProps } from './landing/ContactScreen.tsx';
export { LandingScreen, type LandingScreenProps } from './landing/LandingScreen.tsx';
export { TermsScreen, type TermsScreenProps } from './landing/TermsScreen.tsx';
export { ValidationScreen, type ValidationScreenProps } from './landing/ValidationScreen.tsx';
export * as cardGrid from './layout/cardGrid.css.ts';
export { alone, page } from './layout/page.css.ts';
export * as listStyles from './lists/cells.css.ts';
export { NothingFound } from './lists/NothingFound.tsx';
export { ScoreCell } from './lists/ScoreCell.tsx';
export { useBrowseSummary } from './lists/useBrowseSummary.ts';
export { chunkFailed, chunkRecovered } from './loading/chunkEvents.ts';
export { CardSkeleton, LazyCard } from './loading/LazyCard.tsx';
export { lazyPart } from './loading/lazyPart.tsx';
export { type Loadable, loaded, type LoadFailure } from './loading/Loadable.ts';
export { MissingPart } from './loading/MissingPart.tsx';
export { PanelBoundary } from './loading/PanelBoundary.tsx';
export { ReloadContext, useReload } from './loading/useReload.ts';
export { loadScreensMessages } from './locales/loadScreensMessages.ts';
export { NotFoundScreen, type NotFoundScreenProps } from './notFound/NotFoundScreen.tsx';
export { NoticeBell, type NoticeBellProps } from './notices/NoticeBell.tsx';
export { NoticesScreen, type NoticesScreenProps } from './notices/NoticesScreen.tsx';
export { AddPortfolioScreen, type AddPortfolioScreenProps } from './portfolios/AddPortfolioScreen.tsx';
export { AddStartups, type AddStartupsProps } from './portfolios/AddStartups.tsx';
export { DeletePortfolioDialog, type DeletePortfolioDialogProps } from './portfolios/DeletePortfolioDialog.tsx';
export { MyPortfoliosScreen, type MyPortfoliosScreenProps } from './portfolios/MyPortfoliosScreen.tsx';
export { PortfolioDialog, type PortfolioDialogProps } from './portfolios/PortfolioDialog.tsx';
export { RemoveStartupDialog, type RemoveStartupDialogProps } from './portfolios/RemoveStartupDialog.tsx';
export { type EmailRequest, OwnEmail, type OwnEmailProps } from './profile/OwnEmail.tsx';
export { EditProfile, type EditProfileProps } from './profile/EditProfile.tsx';
export { DeleteAccountDialog, type DeleteAccountDialogProps } from './profile/DeleteAccountDialog.tsx';
export type { MailDigestProps } from './profile/MailDigest.tsx';
export { ProfileScreen, type ProfileScreenProps } from './profile/ProfileScreen.tsx';
export { profileValues } from './profile/profileValues.ts';
export { ProposalList, type ProposalListProps } from './proposals/ProposalList.tsx';
export { RecalculationScreen, type RecalculationScreenProps } from './recalculation/RecalculationScreen.tsx';
export { isUnderWay } from './scraping/isUnderWay.ts';
export type { Reading, ScrapeRequest } from './scraping/Reading.ts';
export { ScrapingScreen, type ScrapingScreenProps } from './scraping/ScrapingScreen.tsx';
export {
  comparedById,
  type ComparedGroup,
  comparedGroups,
  type ComparedMetric,
  type ComparedValues,
  investability,
} from './selectors/comparedMetrics.ts';
export { comparedRows, printedMarks, type RowChoice, shownGroups, signedChange } from './selectors/comparedRows.ts';
export { findCalculation } from './selectors/findCalculation.ts';
export { orderColumns } from './selectors/orderColumns.ts';
export { recommendationRows } from './selectors/recommendationRows.ts';
export { printedGain, scenarioBase } from './selectors/scenario.ts';
export { calculationKey } from './startup/calculationKey.ts';
export { changeBetween, changedField, isChangeKnown } from './startup/changeSteps.ts';
export type { TakenActions } from './startup/actions/TakenActions.ts';
export { chosenCalculation } from './startup/chosenCalculation.ts';
export { DeleteCalculationDialog, type DeleteCalculationDialogProps } from './startup/DeleteCalculationDialog.tsx';
export { DeleteStartupDialog, type DeleteStartupDialogProps } from './startup/DeleteStartupDialog.tsx';
export * as detailStyles from './startup/detail.css.ts';
export { DetailSkeleton, OverviewSkeleton } from './startup/DetailSkeleton.tsx';
export type { DetailState } from './startup/detailState.ts';
export { Evaluation, type EvaluationProps } from './startup/Evaluation.tsx';
export { CalculationError } from './startup/Fallbacks.tsx';
export { MetricPercentile } from './startup/MetricPercentile.tsx';
export { NoCalculations } from './startup/NoCalculations.tsx';
export { type InvitedOwnersProps, InvitedOwners } from './startup/owners/InvitedOwners.tsx';
export { type NamedOwner } from './startup/owners/InviteOwner.tsx';
export { OwnersCard, type OwnersCardProps } from './startup/owners/OwnersCard.tsx';
export { RemoveOwnerDialog, type RemoveOwnerDialogProps } from './startup/owners/RemoveOwnerDialog.tsx';
export { shortAddress } from './startup/shortAddress.ts';
export { StartupLoadError } from './startup/StartupLoadError.tsx';
export { FactHistoryDialog, type FactHistoryDialogProps } from './startup/history/FactHistoryDialog.tsx';
export { StartupScreen, type StartupScreenProps } from './startup/StartupScreen.tsx';
export { StepsSum } from './startup/StepsSum.tsx';
export { useDetailState } from './startup/useDetailState.ts';
export { useScoreDrivers } from './startup/useScoreDrivers.ts';
export { useSourceText } from './startup/useSourceText.ts';
export { dateLabels } from './text/dateLabels.ts';
export { RelativeDate } from './text/RelativeDate.tsx';
export { truncate } from './text/truncate.ts';
export { useAreaNames } from './text/useAreaNames.ts';
export { useDates } from './text/useDates.ts';
export { useDefaultMark } from './text/useDefaultMark.ts';
export { useLocale } from './text/useLocale.ts';
export { everySecond, useNow } from './text/useNow.ts';
