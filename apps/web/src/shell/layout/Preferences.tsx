import { AppearanceChoice } from './AppearanceChoice.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';

/** Language and appearance, as every page offers them. */
export function Preferences() {
  return (
    <>
      <LanguageChoice />
      <AppearanceChoice />
    </>
  );
}
