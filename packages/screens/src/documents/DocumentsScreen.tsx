import { PageHeader } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import { page } from '../layout/page.css.ts';
import type { DocumentPaths } from './documentPaths.ts';
import * as styles from './documents.css.ts';
import { DropCard } from './DropCard.tsx';
import { FilesCard, type FilesCardProps } from './FilesCard.tsx';
import { IngestionTabs, type IngestionTabsProps } from './IngestionTabs.tsx';
import { StoredDocuments, type StoredDocumentsProps } from './StoredDocuments.tsx';

export interface DocumentsScreenProps extends FilesCardProps, Omit<IngestionTabsProps, 'onDiscard'> {
  onAdd: (files: readonly File[]) => void;
  /** The documents that the server has kept. */
  stored: Omit<StoredDocumentsProps, 'paths'>;
  paths: DocumentPaths;
}

/** Creates startups from documents. */
export function DocumentsScreen({
  ingestion,
  onAdd,
  onProcess,
  onStop,
  onClear,
  onRemove,
  tab,
  onTabChange,
  mapping,
  stored,
  paths,
}: DocumentsScreenProps) {
  const { t } = useLingui();
  return (
    <div className={page}>
      <PageHeader
        title={t`Document ingestion`}
        description={t`Reads documents, maps their facts to startup fields and creates a startup from them.`}
      />
      <div className={styles.top}>
        <DropCard ingestion={ingestion} onAdd={onAdd} />
        <FilesCard
          ingestion={ingestion}
          onProcess={onProcess}
          onStop={onStop}
          onClear={onClear}
          onRemove={onRemove}
          paths={paths}
        />
      </div>
      <IngestionTabs ingestion={ingestion} tab={tab} onTabChange={onTabChange} mapping={mapping} onDiscard={onClear} />
      <StoredDocuments {...stored} paths={paths} />
    </div>
  );
}
