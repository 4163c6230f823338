import { masterDataSeed, type Lookup } from '@aval/contract';

import { fold } from '../words/fold.ts';

/** Synonyms of the choices in each list, by choice id. Words that could mean two choices are left out. */
const synonyms: Record<Lookup, Readonly<Record<number, string>>> = {
  industries: {
    1: 'tech|software|ict|it|information technology|deep tech|deeptech|artificial intelligence|ai|robotics|cybersecurity|hardware|tecnologias de la informacion|tic|informatica|robotica|inteligencia artificial|ciberseguridad|technology / software|information technologies',
    2: 'health|health care|healthtech|health tech|medtech|digital health|medical devices|biotech|biotechnology|pharma|sanidad|sanitario|salud digital|biotecnologia|e-health|ehealth|medicina',
    3: 'edtech|ed tech|education technology|e-learning|elearning|training|educativo|formacion|educacion digital|tecnologia educativa|ensenanza',
    4: 'fintech|fin tech|financial services|banking|insurance|insurtech|financiero|servicios financieros|banca|seguros|payments|pagos',
    5: 'retail tech|e-commerce|ecommerce|commerce|comercio electronico|comercio minorista|venta minorista|distribucion minorista|minorista',
  },
  stages: {
    1: 'idea stage|concept|concepto|fase idea|ideation|ideacion',
    2: 'prototype stage|prototipo|proof of concept|prueba de concepto|poc|fase de prototipo',
    3: 'minimum viable product|producto minimo viable|pmv|mvp stage|fase mvp|mvp launched|mvp lanzado',
    4: 'growth stage|growing|en crecimiento|fase de crecimiento|etapa de crecimiento',
    5: 'expansion stage|international expansion|en expansion|fase de expansion|expansion internacional',
  },
  businessModels: {
    1: 'business to business|sales to companies|venta a empresas|b2b sales|empresas',
    2: 'business to consumer|direct to consumer|d2c|venta a consumidores|consumidor final|venta a particulares',
    3: 'market place|two-sided marketplace|marketplace de servicios|plataforma de intermediacion|b2b marketplace|b2c marketplace|marketplace b2b|marketplace b2c',
    4: 'software as a service|b2b saas|saas b2b|saas subscription|suscripcion saas|software como servicio|saas subscriptions|saas (b2b)|saas por suscripcion|b2c saas|saas b2c|b2b (saas)',
  },
  marketSizes: {
    1: 'small|pequeno|under 10 m eur|menos de 10 m eur',
    2: 'medium|mediano|medio|10-100 m eur',
    3: 'large|grande|100 m-1 b eur|100-1.000 m eur',
    4: 'very large|muy grande|huge|over 1 b eur|mas de 1.000 m eur',
  },
  financingTypes: {
    1: 'bootstrapping|bootstrap|own resources|own funds|self-funded|self funded|autofinanciacion|autofinanciada|fondos propios|recursos propios de los socios|founders money',
    2: 'public grant|grants|grant|public funding|subvenciones|subvencion publica|subvenciones publicas|ayudas publicas|financiacion publica|ayuda publica',
    3: 'business angel|angel investors|angels|angel investment|inversores angeles|inversores privados (business angels)|angel',
    4: 'vc|venture capital fund|venture capital funds|capital riesgo (vc)|vc funds|fondos de capital riesgo|fondo de capital riesgo|venture-backed',
    5: 'crowd funding|equity crowdfunding|micromecenazgo|financiacion colectiva',
    6: 'convertible note|convertible loan|convertible loans|nota convertible|prestamo convertible|prestamos convertibles|safe',
    7: 'bank debt|bank loan|bank loans|venture debt|deuda bancaria|prestamo bancario|prestamos bancarios|debt|deuda',
    8: 'mixed financing|mixta|financiacion mixta|mix|mixto',
  },
};

const byWords = new Map<Lookup, Map<string, number>>();
for (const [lookup, rows] of Object.entries(masterDataSeed) as [
  Lookup,
  { id: number; text: { en: string; es: string } }[],
][]) {
  const words = new Map<string, number>();
  for (const { id, text } of rows) {
    for (const word of [text.en, text.es, ...(synonyms[lookup][id]?.split('|') ?? [])]) words.set(keyOf(word), id);
  }
  byWords.set(lookup, words);
}

function keyOf(words: string): string {
  return fold(words)
    .replaceAll(/[^a-z0-9&+ ]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Returns the id of the choice that a text names; null when it names none or more than one. */
export function choiceOf(lookup: Lookup, words: string): number | null {
  const known = byWords.get(lookup);
  const whole = known?.get(keyOf(words));
  if (whole !== undefined) return whole;
  const bare = known?.get(
    keyOf(words.replaceAll(/\([^)]*\)/g, ' ').replace(/\s(?:stage|phase|sector|industry|model)\s*$/i, '')),
  );
  if (bare !== undefined) return bare;
  const parts = words
    .split(/[/,;|+]|\s[-–—]\s|\((.*)\)|\band\b|\by\b/)
    .flatMap((part) => (part ? [known?.get(keyOf(part))] : []));
  const named = new Set(parts.filter((id) => id !== undefined));
  const [only] = named;
  return named.size === 1 && only !== undefined ? only : null;
}
