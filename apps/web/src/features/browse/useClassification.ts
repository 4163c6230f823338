import { loadable } from '../../api/loadable.ts';
import { lookup } from '../../api/masterData.ts';
import { useQuery } from '../../api/useQuery.ts';

/** The industries and stages for filters and labels. */
export function useClassification() {
  return { industries: loadable(useQuery(lookup('industries'))), stages: loadable(useQuery(lookup('stages'))) };
}
