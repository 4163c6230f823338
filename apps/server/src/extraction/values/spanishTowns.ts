import { fold } from '../words/fold.ts';

/** Provincial capitals and other large towns of Spain, which are recognized without a country. */
const towns = new Set(
  fold(
    'A Coruña|La Coruña|Albacete|Alcalá de Henares|Alcobendas|Alcorcón|Algeciras|Alicante|Alacant|Almería|Ávila|Avilés|Badajoz|Badalona|Barakaldo|Barcelona|Bilbao|Burgos|Cáceres|Cádiz|Cartagena|Castelló|Castellón|Castellón de la Plana|Ceuta|Ciudad Real|Córdoba|Cuenca|Donostia|Dos Hermanas|Elche|Ferrol|Fuenlabrada|Getafe|Getxo|Gijón|Girona|Gerona|Granada|Guadalajara|Huelva|Huesca|Jaén|Jerez de la Frontera|Jerez|Las Palmas|Las Palmas de Gran Canaria|Leganés|León|Lleida|Lérida|Logroño|Lugo|Madrid|Málaga|Manresa|Marbella|Mataró|Melilla|Mérida|Mondragón|Móstoles|Murcia|Oviedo|Ourense|Orense|Palencia|Palma|Palma de Mallorca|Pamplona|Iruña|Pontevedra|Ponferrada|Reus|Sabadell|Salamanca|San Sebastián|Santander|Santiago de Compostela|Segovia|Sevilla|Seville|Soria|Tarragona|Talavera de la Reina|Telde|Terrassa|Teruel|Toledo|Torrelavega|Valencia|València|Valladolid|Vic|Vigo|Vitoria|Vitoria-Gasteiz|Zamora|Zaragoza|Santa Cruz de Tenerife|La Laguna|Ibiza|Eibar|Irún|Lorca|Gandía|Elda|Alcoy|Torrevieja|Benidorm|Cornellà|Sant Cugat del Vallès|Granollers|Igualada',
  ).split('|'),
);

export function isSpanishTown(words: string): boolean {
  return towns.has(fold(words).trim());
}
