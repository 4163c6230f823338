/**
 * The address that stories which float above the page get a frame of their own from. They begin with what the toolbar
 * says, too: else they are light on a dark page, and the page, which hears them say so, turns light as well. And they do
 * not play: frames that are used at the same time take the focus from each other, and fail.
 */
export function frameAddress(globals: string): string {
  return `iframe.html?${new URLSearchParams({ globals, embed: 'true' }).toString()}`;
}
