// Before the first paint, so that a dark page never flashes light, rows never jump, and nobody sees a page that is not theirs.
(() => {
  const { dataset } = document.documentElement;
  const chosen = localStorage.getItem('aval.theme');
  const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  dataset.theme = isDark ? 'dark' : 'light';
  dataset.density = localStorage.getItem('aval.density') === 'compact' ? 'compact' : 'comfortable';
  const isOfPeople = dataset.pictured === 'people';
  const isSignedIn = localStorage.getItem('aval.token') !== null;
  const isCollapsed = localStorage.getItem('aval.sidebar_collapsed') === 'true';
  const greeting = isOfPeople && !/^es\b/i.test(navigator.language) ? 'en' : 'es';
  const isTheirs = isSignedIn === isOfPeople && !isCollapsed;
  dataset.picture = isTheirs ? (localStorage.getItem('aval.language') ?? greeting) : 'none';
})();
