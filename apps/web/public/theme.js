// Before the first paint, so that a dark page never flashes light and rows never jump.
(() => {
  const { dataset } = document.documentElement;
  const chosen = localStorage.getItem('aval.theme');
  const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  dataset.theme = isDark ? 'dark' : 'light';
  dataset.density = localStorage.getItem('aval.density') === 'compact' ? 'compact' : 'comfortable';
})();
