/** Before that the page and its code are of one deployment, so that to open it anew would change nothing. */
const mayBeOutdatedAfterMs = 60_000;
/** Runs the app. A page that has stood for long may ask for code that is no longer there, and is opened anew then. */
export async function startEntry(file: string): Promise<void> {
  try {
    await import(/* @vite-ignore */ file);
  } catch (error) {
    if (performance.now() < mayBeOutdatedAfterMs) throw error;
    if (navigator.onLine) location.reload();
    else addEventListener('online', () => location.reload(), { once: true });
  }
}
