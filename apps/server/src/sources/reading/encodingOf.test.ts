import { expect, it } from 'vitest';

import { decodeText } from './decodeText.ts';

/** The bytes of a text in a single-byte encoding, by what it has in the upper half. */
function encoded(text: string, label: string): Uint8Array {
  const upper = new TextDecoder(label).decode(Uint8Array.from({ length: 128 }, (_, index) => index + 128));
  const bytes = Array.from(text, (letter) => (letter < '\x80' ? letter.charCodeAt(0) : upper.indexOf(letter) + 128));
  return Uint8Array.from(bytes);
}

const spanish = 'Nombre;Ubicación;Año de fundación;Ingresos\nPiñata Ágil;Málaga, España;2016;120.500,00 €\n';

it.each([
  ['windows-1252', spanish],
  ['macintosh', spanish],
  ['windows-1252', '<p>Málaga, España</p>'],
  ['windows-1252', 'Name: Piñata Ágil\nRevenue: 300.000 € – 2025\n'],
  ['windows-1252', 'Name: Grüne Füße\nLocation: Köln, Germany\n'],
  ['windows-1252', 'Name: Étoile\nLocation: Besançon, France\n'],
  ['windows-1250', 'Name: Pivovar Dlouhý\nLocation: Plzeň, Czechia\nFoundation year: 2016\n'],
  ['windows-1251', 'Name: ООО Ромашка\nLocation: Москва\n'],
  ['koi8-r', 'Name: ООО Ромашка\nLocation: Москва\n'],
  ['windows-1253', 'Name: Ελιά\nLocation: Αθήνα, Greece\n'],
  ['windows-1254', 'Name: Şişli Gıda\nLocation: İstanbul\n'],
  ['windows-1256', 'Name: شركة النور\nLocation: القاهرة\n'],
])('guesses %s and says so', async (label, text) => {
  expect(await decodeText(encoded(text, label))).toEqual({ text, guessed: label });
});

it('is certain of what is marked, declared or valid UTF-8', async () => {
  const utf8 = new TextEncoder().encode(spanish);
  expect(await decodeText(utf8)).toEqual({ text: spanish, guessed: null });
  expect(await decodeText(Buffer.from(`\uFEFF${spanish}`, 'utf16le'))).toEqual({ text: spanish, guessed: null });
  expect(await decodeText(encoded(spanish, 'windows-1252'), 'windows-1252')).toEqual({ text: spanish, guessed: null });
  expect(await decodeText(encoded('Año', 'windows-1252'), 'no-such-encoding')).toMatchObject({ text: 'Año' });
});

it('guesses where UTF-8 is declared and wrong, and keeps UTF-8 with a damaged letter', async () => {
  const latin = encoded(spanish, 'windows-1252');
  expect(await decodeText(latin, 'utf-8')).toEqual({ text: spanish, guessed: 'windows-1252' });
  const damaged = Buffer.concat([Buffer.from('Año, España, Málaga'), Buffer.from([0xc3])]);
  expect(await decodeText(damaged, 'utf-8')).toEqual({ text: 'Año, España, Málaga\uFFFD', guessed: 'utf-8' });
});
