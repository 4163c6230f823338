/** Calls back, before the next paint, once there is more in the root than the word that something is on its way. */
export function whenPageStands(root: Element, then: () => void): void {
  const observer = new MutationObserver(() => {
    const first = root.firstElementChild;
    if (first === null || first.getAttribute('aria-busy') === 'true') return;
    observer.disconnect();
    then();
  });
  observer.observe(root, { childList: true, subtree: true });
}
