import { PageHeader } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import { page } from '../../components/page.css.ts';
import * as styles from './documents/documents.css.ts';
import { DropCard } from './documents/DropCard.tsx';
import { FilesCard } from './documents/FilesCard.tsx';
import { openDocuments } from './documents/ingestion.ts';
import { ingestionStore } from './documents/ingestionStore.ts';
import { IngestionTabs } from './documents/IngestionTabs.tsx';
import { StoredDocuments } from './documents/StoredDocuments.tsx';
import { useIngestion } from './documents/useIngestion.ts';
import { useOpenDocuments } from './documents/useOpenDocuments.ts';

/** Creates startups from documents. */
export function AdminDocuments() {
  const { t } = useLingui();
  const { ingestion, process, open, clear, stop } = useIngestion();
  useOpenDocuments(openDocuments(ingestion), open);
  return (
    <div className={page}>
      <PageHeader
        title={t`Document ingestion`}
        description={t`Reads documents, maps their facts to startup fields and creates a startup from them.`}
      />
      <div className={styles.top}>
        <DropCard ingestion={ingestion} onAdd={(files) => ingestionStore.dispatch({ type: 'add', files })} />
        <FilesCard
          ingestion={ingestion}
          onProcess={() => void process()}
          onStop={stop}
          onClear={clear}
          onRemove={(id) => ingestionStore.dispatch({ type: 'remove', id })}
        />
      </div>
      <IngestionTabs ingestion={ingestion} onDiscard={clear} />
      <StoredDocuments />
    </div>
  );
}
