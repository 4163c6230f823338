import type { NoticeRow } from './noticeRows.ts';

type Cause = Pick<NoticeRow, 'kind' | 'startup' | 'calculation_date'>;

/** The part of the app's page that shows the cause of a notice. */
export function noticePath({ kind, startup, calculation_date: date }: Cause): string {
  const page = `/startups/${startup.id}`;
  switch (kind) {
    case 'claims_decided':
      return `${page}/figures`;
    case 'contradiction_opened':
      return `${page}#adds-up`;
    case 'facts_expired':
    case 'facts_expiring':
      return `${page}#aged-facts`;
    default:
      return date === null ? page : `${page}?at=${date.slice(0, 19).replace('T', '_')}`;
  }
}
