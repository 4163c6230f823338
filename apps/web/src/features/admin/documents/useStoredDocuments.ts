import type { StoredDocument } from '@aval/contract';
import { saveFile, useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { messageOf } from '../../../api/ApiError.ts';
import { deleteDocument, downloadDocument, storedDocuments } from '../../../api/documents.ts';
import { loadable } from '../../../api/loadable.ts';
import { useQuery } from '../../../api/useQuery.ts';
import { toastDuration } from '../toastDuration.ts';

/** One page of the stored documents, and how to download and delete one. */
export function useStoredDocuments() {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  const [page, setPage] = useState(1);
  const [deleting, setDeleting] = useState<StoredDocument | null>(null);
  const stored = useQuery(storedDocuments({ page }));
  const { data, isPlaceholderData } = stored;
  // The only document of the last page may have been removed.
  const lastPage = Math.max(1, data?.pages ?? page);
  if (!isPlaceholderData && page > lastPage) setPage(lastPage);

  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: ({ id }: StoredDocument) => deleteDocument(id),
    onSuccess: (message) => {
      toast.success(message, { duration: toastDuration });
      setDeleting(null);
      void client.invalidateQueries({ queryKey: ['administration', 'documents'] });
    },
  });

  async function download({ id, name }: StoredDocument) {
    try {
      saveFile(name, await downloadDocument(id));
    } catch (failure) {
      toast.error(messageOf(failure, t`Error downloading the document`));
    }
  }

  return {
    stored: loadable(stored),
    page,
    onPageChange: setPage,
    onDownload: (document: StoredDocument) => void download(document),
    onDelete: (document: StoredDocument) => {
      reset();
      setDeleting(document);
    },
    deletion: deleting && {
      document: deleting,
      isDeleting: isPending,
      failure: error && messageOf(error, ''),
      onConfirm: () => mutate(deleting),
      onClose: () => setDeleting(null),
    },
  };
}
