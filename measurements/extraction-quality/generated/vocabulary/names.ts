import type { Language } from '../../Truth.ts';
import type { Parts } from '../Parts.ts';

export const companies: Parts<string> = {
  seen: [
    'Calderwood',
    'Nimbela',
    'Orvanta',
    'Pellucid Labs',
    'Trébol Robotics',
    'Vayra',
    'Sundial Health',
    'Kombo Foods',
    'Marelva',
    'Quiltra',
    'Fennica',
    'Ostraka',
    'Almenara Data',
    'Brezo Energía',
    'Lumbre',
    'Tarsia Systems',
    'Halden Mobility',
    'Zafiria',
    'Corvina Analytics',
    'Tidepool Works',
  ],
  heldOut: [
    'Arbutus',
    'Velmora',
    'Sierra Nodal',
    'Jacaranda Pay',
    'Ondine Software',
    'Picaflor',
    'Redwick',
    'Solvanta',
    'Umbrío Tech',
    'Wexcombe',
    'Ánfora Digital',
    'Boreal Skills',
    'Chirimoya',
    'Drumlin AI',
    'Ephyra',
    'Gavina Bio',
    'Hazelmere',
    'Ibis Mobility',
    'Larkana',
    'Meridia Salud',
  ],
};

export const rivals: Parts<string> = {
  seen: ['Bexley Corp', 'Grupo Sotomayor', 'Northgate Systems', 'Dextra', 'Vistula Group', 'Ravel Software'],
  heldOut: ['Halberd Inc', 'Cormorán Soluciones', 'Atrium Holdings', 'Pavelka', 'Grupo Arrieta', 'Meltemi'],
};

export const funds: Parts<string> = {
  seen: ['Harbour Lane Ventures', 'Fondo Atalaya', 'Kestrel Capital', 'Bankoa Impulsa'],
  heldOut: ['Old Quay Partners', 'Inversiones Mirador', 'Greywater Capital', 'Caja Emprende'],
};

export const people: Parts<string> = {
  seen: ['Marta Olmedo', 'James Whitlock', 'Lucía Ferrán', 'Priya Nandakumar', 'Tomás Aguirre'],
  heldOut: ['Elena Burgos', 'Oliver Thackeray', 'Inés Caballero', 'Aisha Rahman', 'Diego Larrea'],
};

/** Cities with the name of the country in both languages. */
export const cities: Parts<Readonly<Record<Language, string>>> = {
  seen: [
    { en: 'Bilbao, Spain', es: 'Bilbao, España' },
    { en: 'Manchester, United Kingdom', es: 'Mánchester, Reino Unido' },
    { en: 'Valencia, Spain', es: 'Valencia, España' },
    { en: 'Austin, USA', es: 'Austin, Estados Unidos' },
    { en: 'Bogotá, Colombia', es: 'Bogotá, Colombia' },
    { en: 'Lisbon, Portugal', es: 'Lisboa, Portugal' },
    { en: 'Santiago, Chile', es: 'Santiago, Chile' },
    { en: 'Edinburgh, Scotland', es: 'Zaragoza, España' },
  ],
  heldOut: [
    { en: 'Málaga, Spain', es: 'Málaga, España' },
    { en: 'Bristol, United Kingdom', es: 'Brístol, Reino Unido' },
    { en: 'Denver, USA', es: 'Denver, Estados Unidos' },
    { en: 'Monterrey, Mexico', es: 'Monterrey, México' },
    { en: 'Montevideo, Uruguay', es: 'Montevideo, Uruguay' },
    { en: 'Porto, Portugal', es: 'Oporto, Portugal' },
    { en: 'Medellín, Colombia', es: 'Medellín, Colombia' },
    { en: 'Leeds, England', es: 'Gijón, España' },
  ],
};
