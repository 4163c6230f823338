export {
  accountFieldIssue,
  accountFieldIssueText,
  accountFields,
  type AccountField,
  confirmationIssue,
} from './accountFieldIssue.ts';
export {
  type AuditAction,
  type AuditActionId,
  auditActionIds,
  auditActions,
  auditActionText,
  isVisitorAction,
  auditTargetTexts,
  type AuditTargetType,
  auditTargetTypes,
} from './auditActions.ts';
export { buildPath } from './buildPath.ts';
export { comparableEmail } from './comparableEmail.ts';
export {
  type EndpointResponse,
  type EndpointBody,
  type EndpointId,
  type EndpointHeaders,
  type EndpointInput,
  type EndpointParams,
  type EndpointQuery,
  endpoints,
} from './endpoints.ts';
export { type Endpoint, type RawResponse } from './endpoints/Endpoint.ts';
export { fileLimits } from './endpoints/fileLimits.ts';
export { type Access, accessLevels, type Method, methods, type Route } from './endpoints/Route.ts';
export { routes } from './routes.ts';
export { type ComparedStartup } from './endpoints/responses/calculations.ts';
export { type RelevantStartup } from './endpoints/responses/startupLists.ts';
export { type ErrorCode, errorCodes, errors, isErrorCode, missingTokenText } from './errors.ts';
export {
  type Anchor,
  type FieldControl,
  type FieldGroupId,
  fieldGroupIds,
  type FieldKind,
  fieldKinds,
  type Lookup,
  lookups,
  type RuleSource,
  ruleSources,
  type StartupField,
} from './fields/StartupField.ts';
export { ruleSourceTexts } from './fields/ruleSourceTexts.ts';
export { factIssue, factIssueText } from './facts/factIssue.ts';
export { type Examined, examineFigures } from './contradictions/examineFigures.ts';
export { fieldAt, type FieldAt, labelAt } from './contradictions/fieldAt.ts';
export { type DatedSource, withSources } from './evidence/withSources.ts';
export { type Fit, fittingValue, type FittingScene } from './contradictions/fittingValue.ts';
export { type FactField, type FactKind, type FactTable } from './facts/FactField.ts';
export { capitalFacts, revenueFacts } from './facts/financialFacts.ts';
export { type FinancialFact, financialFact, financialPath, financialsOf } from './facts/financialPath.ts';
export { founderFacts, memberFacts, tieFacts } from './facts/teamFacts.ts';
export { academicFacts, competitorFacts, corporateFacts, studentFacts, surveyFacts } from './facts/valueFacts.ts';
export { figureIssue } from './figureIssue.ts';
export { figureUnit } from './figureUnit.ts';
export { isBlank } from './isBlank.ts';
export { leastFilledConfidence } from './leastFilledConfidence.ts';
export { type MasterDataSeed, masterDataSeed } from './masterData.ts';
export { message, type MessageId, messages } from './messages.ts';
export { issuesIn, type Parsed, parseInput } from './parseInput.ts';
export {
  passwordCriteria,
  type PasswordCriterion,
  passwordIssues,
  type PasswordLevel,
  passwordStrength,
  type PasswordStrength,
} from './password.ts';
export {
  type ProfileGroupCode,
  profileGroupOf,
  profileGroups,
  type ProfileTypeCode,
  profileTypeOf,
  profileTypes,
  type Role,
  roleOf,
  roles,
  type SessionProfileType,
} from './profiles.ts';
export { type Action, type ActionState, actionStates, planActionSchema } from './schemas/action.ts';
export {
  type AuditDetail,
  type AuditEvent,
  type Container,
  type CronRun,
  type CronStatus,
  documentExtensions,
  type DocumentType,
  documentTypes,
  type ExtractedField,
  type Omitted,
  type FieldMapping,
  type RecalculationOutcomes,
  type RecalculationStatus,
  type ScrapeProgress,
  type ScrapeResult,
  type ScrapeRun,
  type SameDocument,
  type Publication,
  type StoredDocument,
  type SystemStatus,
} from './schemas/admin.ts';
export {
  type Claim,
  claimStates,
  type ClaimState,
  type DecideClaims,
  type Proposal,
  type ProposalEffect,
  type ProposeFacts,
  proposeFactsSchema,
} from './schemas/proposal.ts';
export { type CalculationRecord, calculationSchema, type IndustryCalculation } from './schemas/calculation.ts';
export { contactSchema } from './schemas/contact.ts';
export { answerLength, type ContradictionAnswer, type SentAnswers } from './schemas/contradictionAnswer.ts';
export type { SourceContradiction } from './schemas/examined.ts';
export { type Edit, type ErrorBody, errorBodySchema, type FieldIssue } from './schemas/errorBody.ts';
export { levels } from './schemas/level.ts';
export { type LogEntry, logEntrySchema } from './schemas/logEntry.ts';
export { type DashboardStats, type LabelledRow, type MasterDataLists, type NamedRow } from './schemas/masterData.ts';
export { type InvitedOwner, nameOwnerSchema, type OwnerInvitation } from './schemas/ownerInvitation.ts';
export { type Portfolio } from './schemas/portfolio.ts';
export { portfolioDescriptionLength, portfolioNameLength, savePortfolioSchema } from './schemas/sentPortfolio.ts';
export {
  type CreateStartup,
  createStartupSchema,
  readOnlyStartupFields,
  type UpdateStartup,
  updateStartupSchema,
} from './schemas/sentStartup.ts';
export { type FactId, isFactId, type PastFact } from './schemas/factHistory.ts';
export {
  type FieldSource,
  type Person,
  type PublicationReview,
  sourceKinds,
  type Startup,
  startupSchema,
} from './schemas/startup.ts';
export { type StartupListItem, startupListItemSchema } from './schemas/startupListItem.ts';
export {
  financialFactsSchema,
  type StartupFinancials,
  type StartupTeam,
  type StartupValueProposition,
  teamFactsSchema,
  valuePropositionFactsSchema,
} from './schemas/startupFacts.ts';
export { calculationKeyPattern, type SearchQuery } from './schemas/startupQueries.ts';
export { pageSize, searchCountCap, searchScopes, sortOrders, startupSorts } from './startupLists.ts';
export {
  changeEmailSchema,
  changePasswordSchema,
  createUserSchema,
  forgotPasswordSchema,
  loginSchema,
  registerSchema,
  resetPasswordSchema,
  updateProfileSchema,
  updateUserSchema,
} from './schemas/sentAccount.ts';
export { type CodeName, type SessionRow, type User, userSchema } from './schemas/user.ts';
export { startupFieldIssue, startupFieldIssueText } from './startupFieldIssue.ts';
export {
  type FieldGroup,
  fieldGroups,
  fieldLabel,
  fieldsOf,
  isStartupFieldId,
  type NumberFieldId,
  type ObjectFieldId,
  administratorFields,
  ownerEditableFields,
  ownerProposedFields,
  type RequiredFieldId,
  requiredInputs,
  startupField,
  type StartupFieldId,
  startupFieldIds,
  type StartupFieldRow,
  startupFields,
  type TextFieldId,
} from './startupFields.ts';
export { languageFor } from './languageFor.ts';
export { fill, type Locale, locales, type Text } from './text.ts';
export { textLength } from './textLength.ts';
export { urlIssue } from './urlIssue.ts';
export type { Notice, StartupEvent, StartupEventKind } from './schemas/notice.ts';
