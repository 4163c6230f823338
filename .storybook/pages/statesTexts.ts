import type { Text } from '../../packages/contract/src/index.ts';

/** Texts of the page about states. The words inside the examples are those of the product. */
export const statesTexts = {
  title: { en: 'States', es: 'Estados' },
  start: {
    en: 'What a screen shows before, instead of and between its content. Each screen handles those that can occur on it; the examples are the real components.',
    es: 'Lo que muestra una pantalla antes de su contenido, en su lugar y entre una respuesta y la siguiente. Cada pantalla resuelve los que pueden darse en ella; los ejemplos son los componentes reales.',
  },
  components: { en: 'Components', es: 'Componentes' },
  loading: { en: 'Loading', es: 'Cargando' },
  loadingRule: {
    en: 'Skeletons in the layout of the content, so that nothing moves when it arrives. They appear after 150 ms, so that fast responses do not flash. Each part loads on its own, and what can already be used stays usable: search and filters work while the rows load.',
    es: 'Esqueletos con la disposición del contenido, para que nada se mueva cuando llega. Aparecen a los 150 ms, para que una respuesta rápida no parpadee. Cada parte carga por su cuenta, y lo que ya se puede usar sigue activo: la búsqueda y los filtros funcionan mientras cargan las filas.',
  },
  refetching: { en: 'Refetching', es: 'Actualizando' },
  refetchingRule: {
    en: 'After another page, order or filter, the old content stays at 60 % opacity until the new one arrives. A skeleton never replaces content.',
    es: 'Tras cambiar de página, de orden o de filtro, el contenido anterior se queda al 60 % de opacidad hasta que llega el nuevo. Un esqueleto nunca sustituye al contenido.',
  },
  empty: { en: 'Empty', es: 'Vacío' },
  emptyRule: {
    en: 'Nothing exists yet: one title, one sentence, and the action that changes it.',
    es: 'Todavía no existe nada: un título, una frase y la acción que lo cambia.',
  },
  nothingFound: { en: 'Nothing found', es: 'Sin resultados' },
  nothingFoundRule: {
    en: 'Something exists, but not for this search and these filters. The title repeats them, and the action clears them.',
    es: 'Existe algo, pero no para esta búsqueda y estos filtros. El título los repite y la acción los quita.',
  },
  oneFailing: { en: 'One card failing', es: 'Falla una tarjeta' },
  oneFailingRule: {
    en: 'The card says what could not be loaded and has its own Retry. The other cards stay as they are.',
    es: 'La tarjeta dice qué no se pudo cargar y tiene su propio botón para reintentar. Las demás siguen como están.',
  },
  allFailing: { en: 'All failing', es: 'Falla todo' },
  allFailingRule: {
    en: 'As soon as two cards fail, one message above them has the only Retry, because often the server was down for all of them. Each card still says what it lacks.',
    es: 'Cuando fallan dos tarjetas o más, un solo mensaje encima de ellas ofrece reintentar, porque a menudo el servidor no respondía a ninguna. Cada tarjeta sigue diciendo qué le falta.',
  },
  missing: { en: 'Private or deleted', es: 'Privado o eliminado' },
  missingRule: {
    en: 'What does not exist, was deleted or is private looks the same, because another answer would tell strangers that it exists. The page leads back to the list.',
    es: 'Lo que no existe, se eliminó o es privado se ve igual, porque otra respuesta revelaría a extraños que existe. La página lleva de vuelta a la lista.',
  },
} as const satisfies Record<string, Text>;

/** The words of the product that the examples show. */
export const exampleTexts = {
  startups: { en: 'Startups', es: 'Startups' },
  name: { en: 'Name', es: 'Nombre' },
  industry: { en: 'Industry', es: 'Sector' },
  noStartups: { en: 'No startups yet', es: 'Todavía no hay startups' },
  register: { en: 'Be the first to register one.', es: 'Registra la primera.' },
  create: { en: 'Create Startup', es: 'Crear startup' },
  noMatch: {
    en: 'No startups match “acuicultura” in Finance',
    es: 'Ninguna startup coincide con «acuicultura» en Finanzas',
  },
  tryAnother: { en: 'Try another word or fewer filters.', es: 'Prueba con otra palabra o con menos filtros.' },
  clear: { en: 'Clear search and filters', es: 'Quitar búsqueda y filtros' },
  myStartups: { en: 'My Startups', es: 'Mis startups' },
  myPortfolios: { en: 'My Portfolios', es: 'Mis portfolios' },
  following: { en: 'Following', es: 'Siguiendo' },
  figuresFailed: { en: 'Error loading dashboard stats', es: 'Error al cargar las cifras del panel' },
  portfoliosFailed: { en: 'Error loading portfolios', es: 'Error al cargar los portfolios' },
  partsFailed: { en: 'Parts of the dashboard could not be loaded', es: 'No se pudieron cargar partes del panel' },
  notFound: { en: 'Startup not found', es: 'Startup no encontrada' },
  whyNotFound: { en: 'It does not exist, was deleted, or is private.', es: 'No existe, se eliminó o es privada.' },
  browse: { en: 'Browse Startups', es: 'Explorar startups' },
} as const satisfies Record<string, Text>;
