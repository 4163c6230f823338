import { AppearanceChoice } from './AppearanceChoice.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';

/** Language and appearance, for every page. */
export function Preferences() {
  return (
    <>
      <LanguageChoice />
      <AppearanceChoice />
    </>
  );
}
