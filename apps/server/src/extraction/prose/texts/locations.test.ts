import { expect, test } from 'vitest';

import { datelineIn, locationsIn, placeAlone, townInBrackets } from './locations.ts';
import { postalTownIn } from './postalAddresses.ts';

const place = (sentence: string) => locationsIn(sentence)[0]?.value;

test.each([
  ['Based in Rotterdam, Netherlands', 'Rotterdam, Netherlands'],
  ['It is a B2B company from Bergen, Norway, incorporated in 2021.', 'Bergen, Norway'],
  ['We are twenty-one people now, all in Vilnius, Lithuania.', 'Vilnius, Lithuania'],
  ['Esbjerg, Denmark', 'Esbjerg, Denmark'],
  ['Con sede en Salamanca, fue constituida en 2018.', 'Salamanca'],
  ['Somos 27 personas en Valencia', 'Valencia'],
  ['Nacimos en Ourense en 2020.', 'Ourense'],
  ['Bilbao · fundada en 2022', 'Bilbao'],
  ['Saludos desde Tarragona,', 'Tarragona'],
  ['Two founders, a team of 9 in Turku, Finland', 'Turku, Finland'],
  ['A team of nine in Turku, Finland', 'Turku, Finland'],
  ['Brizna, of Ghent in Belgium, builds arms that pick pears.', 'Ghent, Belgium'],
  ['Brizna Sur, de Oporto en Portugal, hace brazos que recogen peras.', 'Oporto, Portugal'],
  ['For those who ask: we sit in Leipzig.', 'Leipzig'],
  ['Cuenta con 12 trabajadores en Lugo y espera crecer.', 'Lugo'],
  ['Con sede en Jerez de la Frontera (Cádiz)', 'Jerez de la Frontera, Cádiz'],
  ['Tidewell Acoustics Ltd, Bristol, England', 'Bristol, England'],
  ['base = Portland, Oregon (thinking about a London desk next yr)', 'Portland, Oregon'],
  ['In 2022 we moved to Rochester, New York, where we assemble robots.', 'Rochester, New York'],
  ['En 2024 nos mudamos a Lugo.', 'Lugo'],
  ['It is registered in Edinburgh and was founded in 2018.', 'Edinburgh'],
  ['used climbing gear, Innsbruck AT, since 2021', 'Innsbruck, AT'],
])('%s', (sentence, location) => {
  expect(place(sentence)).toBe(location);
});

test.each([
  'Our customers are in Lyon, France.',
  'It employs 47 people in Copenhagen and Lisbon.',
  'Cuenta con 14 empleados en Vigo y en Lugo.',
  'We will expand to Porto, Portugal.',
  'Fundada en Enero',
  'A market in Spain',
  'SAM: €90 million (Benelux, Germany, Austria)',
  'The addressable market (Flanders, Belgium) is worth €90 million.',
  'It sells in Ghent, Belgium and in Lille, France.',
  'Pilots run in Scandinavia, Germany, Austria',
])('%s does not say where the startup is', (sentence) => {
  expect(place(sentence)).toBeUndefined();
});

test('the dateline of a news item', () => {
  expect(datelineIn('COPENHAGEN, 12 October 2026 - Danish insurtech Coppice')[0]?.value).toBe('Copenhagen');
  expect(datelineIn('Logroño, 21 de octubre de 2026. La startup')[0]?.value).toBe('Logroño');
  expect(datelineIn('GHENT, Belgium. - The start-up Wicker')[0]?.value).toBe('Ghent, Belgium');
  expect(datelineIn('Pitch deck, June 2026')).toEqual([]);
});

test('a cell with only a town and its country', () => {
  expect(placeAlone('Turku, Finland')[0]?.value).toBe('Turku, Finland');
  expect(placeAlone('Report of the office in Turku, Finland')).toEqual([]);
});

test('the last of a list in brackets is no place', () => {
  expect(place('Raised to date: EUR 3.1m (SFC, two angels, Innovate UK)')).toBeUndefined();
});

test.each([
  ['Brizna SL · C/ Sueca 41, 46006 Valencia · brizna.com', 'Valencia'],
  ['12 Quay Street, Bristol BS1 4DJ', 'Bristol'],
  ['77 Exchange Blvd, Rochester, NY 14614', 'Rochester'],
  ['Our customer, 12 Quay Street, Bristol BS1 4DJ', undefined],
  ['Facturamos 46006 Euros', undefined],
])('the town of a postal address: %s', (line, town) => {
  expect(postalTownIn(line)[0]?.value).toBe(town);
});

test('a town before "company" is only offered', () => {
  expect(locationsIn('Skerry Materials, the Aberdeen company, has closed a round.')[0]?.confidence).toBeLessThan(60);
});

test('a note may stand behind a town and its country', () => {
  expect(placeAlone('Hull, UK - amounts in EUR unless stated')).toMatchObject([{ value: 'Hull, UK' }]);
});

const isOwn = (name: string) => name.startsWith('Larkmoor');

test('the town in brackets behind the legal form of the startup', () => {
  expect(townInBrackets('Larkmoor Ltd. (Hull)', isOwn)).toMatchObject([{ value: 'Hull' }]);
  expect(townInBrackets('Larkmoor (Hull)', isOwn)).toEqual([]);
  expect(townInBrackets('Dextra Ltd. (Hull)', isOwn)).toEqual([]);
  expect(townInBrackets('Larkmoor Ltd. (Spain)', isOwn)).toEqual([]);
});
