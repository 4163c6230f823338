export { ContactForm, type ContactFormProps } from './accounts/ContactForm.tsx';
export { EmailForm, type EmailFormProps, type EmailValues } from './accounts/EmailForm.tsx';
export {
  ForgotPasswordForm,
  type ForgotPasswordFormProps,
  type ForgotPasswordValues,
} from './accounts/ForgotPasswordForm.tsx';
export { PasswordForm, type PasswordFormProps, type PasswordValues } from './accounts/PasswordForm.tsx';
export { ProfileForm, type ProfileFormProps, type ProfileValues } from './accounts/ProfileForm.tsx';
export { RegisterForm, type RegisterFormProps } from './accounts/RegisterForm.tsx';
export {
  ResetPasswordForm,
  type ResetPasswordFormProps,
  type ResetPasswordValues,
} from './accounts/ResetPasswordForm.tsx';
export { SignInForm, type SignInFormProps, type SignInValues } from './accounts/SignInForm.tsx';
export type { ContactValues } from './accounts/useContact.ts';
export { UserForm, type UserFormProps, type UserValues } from './accounts/UserForm.tsx';
export type { UserFields } from './accounts/userFields.ts';
export type { RegisterValues } from './accounts/useRegistration.ts';
export { ActionForm, type ActionFormProps, type ActionValues } from './actions/ActionForm.tsx';
export { ContradictionNote, type ContradictionNoteProps } from './contradictions/ContradictionNote.tsx';
export {
  DocumentMappingForm,
  type DocumentMappingFormProps,
} from './documents/DocumentMappingForm/DocumentMappingForm.tsx';
export type { MappedFile } from './documents/DocumentMappingForm/mappedFile.ts';
export type { MappingDraft } from './documents/DocumentMappingForm/useDocumentMapping.ts';
export { type PreservedForms, PreservedFormsContext } from './preservedInput.ts';
export { loadFormsMessages } from './locales/loadFormsMessages.ts';
export { PortfolioForm, type PortfolioFormProps, type PortfolioValues } from './portfolios/PortfolioForm.tsx';
export type { WizardDraft } from './startup/draft.ts';
export { sliderProps } from './startup/fields/sliderProps.ts';
export { ProposalForm, type ProposalFormProps } from './startup/ProposalForm/ProposalForm.tsx';
export { lookupFailures } from './startup/lookupFailures.ts';
export type { LookupRow, LookupRows } from './startup/lookups.ts';
export { StartupEditForm, type StartupEditFormProps } from './startup/StartupEditForm/StartupEditForm.tsx';
export { StartupModalForm, type StartupModalFormProps } from './startup/StartupModalForm/StartupModalForm.tsx';
export { lookupLabel } from './startup/lookups.ts';
export { fieldText } from './startup/StartupSummary/fieldText.ts';
export { ListedValue, type ListedValueProps } from './startup/StartupSummary/ListedValue.tsx';
export { listedRevenue } from './startup/StartupSummary/listedFacts.ts';
export { StartupSummary, type StartupSummaryProps } from './startup/StartupSummary/StartupSummary.tsx';
export type { DraftState } from './startup/StartupWizard/DraftStatus.tsx';
export type { FindSimilar, SimilarQuery, SimilarStartup } from './startup/StartupWizard/SimilarStartups.tsx';
export { StartupWizard, type StartupWizardProps, type StepChange } from './startup/StartupWizard/StartupWizard.tsx';
export type { LoadLookup } from './startup/useLookups.ts';
