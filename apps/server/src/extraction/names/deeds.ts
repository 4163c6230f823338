/** Verbs in the present tense that say what a startup does; sources of patterns for text as written. */
const english =
  'allows|analy[sz]es|automates|brings|builds|checks|cleans|collects|connects|controls|converts|creates|cuts|delivers|designs|detects|develops|digiti[sz]es|enables|finances|finds|gives|grows|helps|insures|keeps|leases|lends|lets|maintains|makes|manages|manufactures|maps|matches|measures|monitors|offers|operates|optimi[sz]es|organi[sz]es|plans|predicts|prepares|prints|produces|protects|provides|publishes|reads|recovers|recycles|reduces|rents|repairs|replaces|runs|saves|scans|sells|shows|simplifies|stores|supplies|supports|takes|teaches|tracks|trains|transforms|translates|turns|uses|verifies';
const spanish =
  'acerca|ahorra|almacena|alquila|analiza|asegura|automatiza|ayuda|calcula|comercializa|conecta|construye|controla|convierte|crea|cuida|cultiva|desarrolla|detecta|digitaliza|diseña|elabora|encuentra|enseña|entrega|envía|escanea|fabrica|facilita|financia|forma|gestiona|imprime|limpia|mantiene|mide|monitoriza|ofrece|opera|optimiza|organiza|permite|planifica|predice|prepara|presta|procesa|produce|protege|publica|recicla|recoge|reduce|repara|simplifica|suministra|sustituye|traduce|transforma|une|vende|verifica|vigila';

export const deeds = `${english}|${spanish}`;

/** Verbs that in the first person mostly say something else: 'we use the money', 'we take part'. */
const vague = new Set(['brings', 'gives', 'keeps', 'runs', 'shows', 'takes', 'uses', 'grows', 'plans', 'prepares']);

function englishBase(verb: string): string {
  return verb
    .replace(/ies$/, 'y')
    .replace(/(sh|ch)es$/, '$1')
    .replace(/s$/, '');
}

/** The same verbs in the first person. */
export const weDo = english
  .split('|')
  .flatMap((verb) => (vague.has(verb) ? [] : [englishBase(verb)]))
  .join('|');
export const hacemos = [
  ...spanish.split('|').map((verb) => (verb.endsWith('a') ? `${verb}mos` : `${verb.slice(0, -1)}[ei]mos`)),
  'convertimos|construimos|medimos|sustituimos|encontramos|enseñamos|mantenemos|nos dedicamos a',
].join('|');

/** Verbs that say what happened to a startup or what it has. */
export const happenings =
  'employs|raised|has|closed|ended|finished|was|is based|started|emplea|levantó|ha|cerró|terminó|acabó|fue|nació|factura|facturó|tiene|cuenta con|se dedica a';
