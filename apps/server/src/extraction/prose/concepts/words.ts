/** Words of both languages that several concepts share; sources of patterns for folded text. */
const customer =
  'customers?|clients?|users?|subscribers?|accounts?|buyers?|shoppers?|members?|merchants?|stores?|shops?|households?|patients?|schools?|restaurants?|hotels?|clinics?|sellers?|clientes?|usuari[oa]s?|suscriptor(?:es|as|a)?|comprador(?:es|as|a)?|abonad[oa]s?|cuentas?|tiendas?|comercios?|hogares|hogar|pacientes?|colegios?|restaurantes?|hoteles|hotel|clinicas?';
const oneOf =
  'an?|each|every|one|per|new|single|average|typical|extra|additional|paying|acquired|un|una|cada|por|nuev[oa]|medi[oa]|tipo|adicional';

function words(...sources: readonly string[]): RegExp {
  return new RegExp(String.raw`\b(?:${sources.join('|')})(?![a-z0-9])`, 'g');
}

export const aCustomer = words(
  String.raw`(?:${oneOf}) (?:[a-z]+ ){0,2}(?:${customer})`,
  String.raw`(?:${customer}) (?:medi[oa]|tipo|nuev[oa]|promedio|captad[oa]|adicional)`,
);
export const customers = words(customer);
export const aMonth = words(
  'a month|per month|monthly|each month|every month|in a month|al mes|mensual(?:es|mente)?|cada mes|por mes|todos los meses',
  '(?:/|p\\.) ?(?:month|mes|mo)',
);
export const aYear = words(
  'a year|per year|yearly|annual(?:ly)?|each year|every year|al ano|anual(?:es|mente)?|cada ano|por ano',
);
/** A period in which a startup sells something: a year, the last twelve months. */
export const inPeriod = words(
  '(?:in|during|for|over|throughout|en|durante|de|con|ejercicio|ano|year|fy|closed|ended|finished|cerr[a-z]+|termin[a-z]+|acab[a-z]+) (?:the |el |fiscal |financial |calendar |year |ano |ejercicio )*(?:19|20)[0-9][0-9]',
  '(?:last|past|trailing|previous|ultimos) (?:12|twelve|doce)[ -](?:months?|meses)',
  '(?:last|past|most recent|ultimo) (?:financial|fiscal|full|closed|ejercicio|ano (?:cerrado|completo|fiscal))',
  'a year|per year|each year|every year|al ano|cada ano|anuales|anualmente',
);

export { words };
