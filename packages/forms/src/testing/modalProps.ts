import type { StartupModalFormProps } from '../startup/StartupModalForm/StartupModalForm.tsx';
import { storedStartup } from './storedStartup.ts';
import { loadLookup } from './wizardProps.ts';

/** Props of the owners' dialog for stories and tests, with a fixed year. */
export const modalProps: StartupModalFormProps = {
  startup: storedStartup,
  currentYear: 2026,
  loadLookup,
  onSubmit: () => Promise.resolve(),
  onCancel: () => undefined,
};
