const units: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  un: 1,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
};
const upToThirty: Readonly<Record<string, number>> = {
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
  veintiun: 21,
  veintiuno: 21,
  veintiuna: 21,
  veintidos: 22,
  veintitres: 23,
  veinticuatro: 24,
  veinticinco: 25,
  veintiseis: 26,
  veintisiete: 27,
  veintiocho: 28,
  veintinueve: 29,
};
const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
};
const hundreds: Readonly<Record<string, number>> = { 'a hundred': 100, 'one hundred': 100, cien: 100 };

function joined(ten: string, unit: string): string {
  return ten.endsWith('ty') ? `${ten}-${unit}` : `${ten} y ${unit}`;
}

const compounds = Object.entries(tens).flatMap(([ten, value]) =>
  Object.entries(units).map(([unit, more]) => [joined(ten, unit), value + more] as const),
);

/** Folded number words of both languages and their values, from one to a hundred. */
const numberWords: Readonly<Record<string, number>> = {
  ...units,
  ...upToThirty,
  ...tens,
  ...hundreds,
  ...Object.fromEntries(compounds),
};

/** Pattern for number words in folded text; longest first, so that the longest one matches. */
export const numberWordPattern = Object.keys(numberWords)
  .toSorted((a, b) => b.length - a.length)
  .join('|');

export function numberWordValue(word: string): number | null {
  return numberWords[word] ?? null;
}
