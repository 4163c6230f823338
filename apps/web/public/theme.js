// Before the first paint, so that a dark page never flashes light.
(() => {
  const chosen = localStorage.getItem('aval.theme');
  const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
})();
