import { DocumentsScreen, openDocuments } from '@aval/screens';

import { paths } from '../../paths.ts';
import { ingestionStore } from './documents/ingestionStore.ts';
import { useFieldMapping } from './documents/useFieldMapping.ts';
import { useIngestion } from './documents/useIngestion.ts';
import { useIngestionTab } from './documents/useIngestionTab.ts';
import { useOpenDocuments } from './documents/useOpenDocuments.ts';
import { useStoredDocuments } from './documents/useStoredDocuments.ts';

/** Creates startups from documents. */
export function AdminDocuments() {
  const { ingestion, process, open, clear, stop } = useIngestion();
  const { tab, show } = useIngestionTab();
  useOpenDocuments(openDocuments(ingestion), open);
  return (
    <DocumentsScreen
      ingestion={ingestion}
      onAdd={(files) => ingestionStore.dispatch({ type: 'add', files })}
      onProcess={() => void process()}
      onStop={stop}
      onClear={clear}
      onRemove={(id) => ingestionStore.dispatch({ type: 'remove', id })}
      tab={tab}
      onTabChange={show}
      mapping={useFieldMapping()}
      stored={useStoredDocuments()}
      paths={paths}
    />
  );
}
