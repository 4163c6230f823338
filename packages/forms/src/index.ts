export { RegisterForm, type RegisterFormProps } from './accounts/RegisterForm.tsx';
export { SignInForm, type SignInFormProps, type SignInValues } from './accounts/SignInForm.tsx';
export type { RegisterValues } from './accounts/useRegistration.ts';
export { loadFormsMessages } from './locales/loadFormsMessages.ts';
