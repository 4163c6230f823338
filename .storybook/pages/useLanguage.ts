import { useGlobal } from '../ThemedDocs.tsx';

/** The language of the toolbar. */
export function useLanguage(): 'en' | 'es' {
  return useGlobal('locale') === 'es' ? 'es' : 'en';
}
