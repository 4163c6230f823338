// Before the first paint, so that a dark page never flashes light, rows never jump, and nobody sees a page that is not theirs.
(() => {
  const { dataset } = document.documentElement;
  const chosen = localStorage.getItem('aval.theme');
  const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  dataset.theme = isDark ? 'dark' : 'light';
  dataset.density = localStorage.getItem('aval.density') === 'compact' ? 'compact' : 'comfortable';
  const hasOwnPage = localStorage.getItem('aval.language') === 'en' || localStorage.getItem('aval.token') !== null;
  dataset.picture = hasOwnPage ? 'none' : 'shown';
})();
