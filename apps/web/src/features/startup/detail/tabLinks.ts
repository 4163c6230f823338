import { paths } from '../../../paths.ts';

/**
 * Addresses of the tabs of a startup's page; both keep the selected version and lens, but not the field to edit.
 *
 * @param editHref The page of the second tab.
 */
export function tabLinks(startupId: number, editHref: string, address: URLSearchParams) {
  const shown = new URLSearchParams(address);
  shown.delete('field');
  const query = shown.size > 0 ? `?${shown}` : '';
  return { detailsHref: `${paths.startup(startupId)}${query}`, editHref: `${editHref}${query}` };
}
