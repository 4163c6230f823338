import type { DocumentType } from '@aval/contract';
import { useLingui } from '@lingui/react/macro';

export function useDocumentTypeNames(): Record<DocumentType, string> {
  const { t } = useLingui();
  return { pdf: 'PDF', text: t`Text`, excel: 'Excel', powerpoint: 'PowerPoint' };
}
