import type { StoredDocument } from '@aval/contract';
import {
  Card,
  CardHeader,
  ConfirmDialog,
  type DataColumn,
  DataTable,
  EmptyState,
  ErrorPanel,
  formatFileSize,
  IconButton,
  saveFile,
  TextLink,
  useToast,
} from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, FileText, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';

import { messageOf } from '../../../api/ApiError.ts';
import { deleteDocument, downloadDocument, storedDocuments } from '../../../api/documents.ts';
import { tableStatus } from '../../../api/tableStatus.ts';
import { useQuery } from '../../../api/useQuery.ts';
import { paths } from '../../../paths.ts';
import { RelativeDate } from '../../../text/RelativeDate.tsx';
import { toastDuration } from '../toastDuration.ts';
import * as styles from './documents.css.ts';

/** The stored documents, which are kept until their startup is purged or an administrator removes them here. */
export function StoredDocuments() {
  const { t } = useLingui();
  const toast = useToast();
  const titleId = useId();
  const [page, setPage] = useState(1);
  const [deleting, setDeleting] = useState<StoredDocument | null>(null);
  const { data, isError, error, isFetching, isPlaceholderData, refetch } = useQuery(storedDocuments({ page }));
  // The only document of the last page may have been removed.
  const lastPage = Math.max(1, data?.pages ?? page);
  if (!isPlaceholderData && page > lastPage) setPage(lastPage);

  async function handleDownload({ id, name }: StoredDocument) {
    try {
      saveFile(name, await downloadDocument(id));
    } catch (failure) {
      toast.error(messageOf(failure, t`Error downloading the document`));
    }
  }

  return (
    <Card padding="none" aria-labelledby={titleId}>
      <CardHeader
        titleId={titleId}
        title={t`Stored documents`}
        description={t`Kept as evidence for the values taken from them. Open one to map it again; documents without a startup are removed after 30 days.`}
      />
      <DataTable
        label={t`Stored documents`}
        columns={useDocumentColumns((document) => void handleDownload(document), setDeleting)}
        rows={data?.documents ?? []}
        rowKey={({ id }) => String(id)}
        skeletonRows={3}
        status={tableStatus({ data, isError, isPlaceholderData })}
        {...(data && data.pages > 1 && { pages: { page, pageCount: data.pages, onPageChange: setPage } })}
        error={
          <ErrorPanel
            title={messageOf(error, t`Error loading the documents`)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
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
      {deleting && <DeleteDocumentDialog document={deleting} onClose={() => setDeleting(null)} />}
    </Card>
  );
}

function useDocumentColumns(
  onDownload: (document: StoredDocument) => void,
  onDelete: (document: StoredDocument) => void,
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

interface DeleteDocumentDialogProps {
  document: StoredDocument;
  onClose: () => void;
}

function DeleteDocumentDialog({ document: { id, name, startup }, onClose }: DeleteDocumentDialogProps) {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteDocument(id),
    onSuccess: (message) => {
      toast.success(message, { duration: toastDuration });
      onClose();
      void client.invalidateQueries({ queryKey: ['administration', 'documents'] });
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t`Delete ${name}?`}
      confirmLabel={t`Delete`}
      tone="danger"
      onConfirm={() => mutate()}
      isLoading={isPending}
      loadingLabel={t`Deleting...`}
      error={error && messageOf(error, t`Error deleting the document. Please try again.`)}
    >
      {startup ? (
        <Trans>The document is removed for good. {startup.name} keeps its values and their quotes.</Trans>
      ) : (
        <Trans>The document is removed for good.</Trans>
      )}
    </ConfirmDialog>
  );
}
