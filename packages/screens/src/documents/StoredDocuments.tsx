import type { StoredDocument } from '@aval/contract';
import {
  Card,
  CardHeader,
  type DataColumn,
  DataTable,
  EmptyState,
  ErrorPanel,
  formatFileSize,
  IconButton,
  TextLink,
} from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { Download, FileText, Trash2 } from 'lucide-react';
import { useId } from 'react';

import { tableStatus } from '../lists/tableStatus.ts';
import type { Loadable } from '../loading/Loadable.ts';
import { RelativeDate } from '../text/RelativeDate.tsx';
import { DeleteDocumentDialog, type DeleteDocumentDialogProps } from './DeleteDocumentDialog.tsx';
import type { DocumentPaths } from './documentPaths.ts';
import * as styles from './documents.css.ts';

export interface StoredDocumentsProps {
  stored: Loadable<{ documents: readonly StoredDocument[]; pages: number }>;
  page: number;
  onPageChange: (page: number) => void;
  onDownload: (document: StoredDocument) => void;
  /** Asks whether to delete a document. */
  onDelete: (document: StoredDocument) => void;
  /** The document to be deleted; null when none is. */
  deletion: DeleteDocumentDialogProps | null;
  paths: DocumentPaths;
}

/** The stored documents, which are kept until their startup is purged or an administrator removes them here. */
export function StoredDocuments({
  stored,
  page,
  onPageChange,
  onDownload,
  onDelete,
  deletion,
  paths,
}: StoredDocumentsProps) {
  const { t } = useLingui();
  const titleId = useId();
  const { data, failure } = stored;
  return (
    <Card padding="none" aria-labelledby={titleId}>
      <CardHeader
        titleId={titleId}
        title={t`Stored documents`}
        description={t`Kept as evidence for the values taken from them. Open one to map it again; documents without a startup are removed after 30 days.`}
      />
      <DataTable
        label={t`Stored documents`}
        columns={useDocumentColumns(onDownload, onDelete, paths)}
        rows={data?.documents ?? []}
        rowKey={({ id }) => String(id)}
        skeletonRows={3}
        status={tableStatus(stored)}
        {...(data && data.pages > 1 && { pages: { page, pageCount: data.pages, onPageChange } })}
        error={
          <ErrorPanel
            title={failure?.message || t`Error loading the documents`}
            onRetry={stored.retry}
            isRetrying={stored.isFetching}
          />
        }
        empty={
          <EmptyState
            icon={FileText}
            title={t`No document is stored`}
            description={t`Documents are kept once they have been read.`}
          />
        }
      />
      {deletion && <DeleteDocumentDialog {...deletion} />}
    </Card>
  );
}

function useDocumentColumns(
  onDownload: (document: StoredDocument) => void,
  onDelete: (document: StoredDocument) => void,
  paths: DocumentPaths,
): DataColumn<StoredDocument>[] {
  const { t } = useLingui();
  return [
    {
      id: 'name',
      header: t`Name`,
      isRowHeader: true,
      lines: 2,
      cell: ({ id, name }) => <TextLink href={paths.storedDocument(id)}>{name}</TextLink>,
    },
    {
      id: 'owner',
      header: t`Uploaded by`,
      width: '9.5rem',
      cell: ({ owner }) =>
        owner ? `${owner.first_name} ${owner.last_name}` : <span className={styles.absent}>{t`Unknown`}</span>,
    },
    {
      id: 'date',
      header: t`Date`,
      width: '8rem',
      cell: ({ created_at }) => <RelativeDate date={created_at} />,
    },
    {
      id: 'startup',
      header: t`Startup`,
      width: '10rem',
      cell: ({ startup }) =>
        startup ? (
          <TextLink href={paths.startup(startup.id)}>{startup.name}</TextLink>
        ) : (
          <span className={styles.absent}>{t`None yet`}</span>
        ),
    },
    { id: 'size', header: t`Size`, width: '5.5rem', align: 'end', cell: ({ size }) => formatFileSize(size) },
    {
      id: 'actions',
      header: t`Actions`,
      width: '7rem',
      align: 'end',
      cell: (document) => (
        <span className={styles.actions}>
          <IconButton icon={Download} label={t`Download ${document.name}`} onClick={() => onDownload(document)} />
          <IconButton
            icon={Trash2}
            tone="danger"
            label={t`Delete ${document.name}`}
            onClick={() => onDelete(document)}
          />
        </span>
      ),
    },
  ];
}
