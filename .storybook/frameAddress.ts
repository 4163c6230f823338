/**
 * The URL of the iframe for stories with overlays. It passes the toolbar settings; otherwise such a story is light on a
 * dark page, and the page, which listens to its frames, turns light, too. It also disables play functions, because
 * frames that run at the same time take the focus from each other and fail.
 */
export function frameAddress(globals: string): string {
  return `iframe.html?${new URLSearchParams({ globals, embed: 'true' }).toString()}`;
}
