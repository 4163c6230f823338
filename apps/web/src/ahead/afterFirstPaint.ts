/** What nobody looks at is never painted. */
const longestWaitMs = 1000;

/** Resolves once the page was painted as it stands; soon in any case. */
export function afterFirstPaint({ visibilityState }: Pick<Document, 'visibilityState'>): Promise<void> {
  if (visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, longestWaitMs);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
