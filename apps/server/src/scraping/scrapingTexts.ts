import type { Text } from '@aval/contract';

import type { Refusal } from './addresses.ts';

export const refusalTexts: Record<Refusal, Text> = {
  scheme: { en: 'Only http and https addresses can be read', es: 'Solo se pueden leer direcciones http y https' },
  credentials: {
    en: 'Addresses with a user name or password are not read',
    es: 'No se leen direcciones con usuario o contraseña',
  },
  port: {
    en: 'Only the ports 80, 443, 8080 and 8443 are read',
    es: 'Solo se leen los puertos 80, 443, 8080 y 8443',
  },
  address: {
    en: '{host} is a private or local address and may not be read',
    es: '{host} es una dirección privada o local y no se puede leer',
  },
};

export const scrapingTexts = {
  redirects: { en: '{host} redirects too often', es: '{host} redirige demasiadas veces' },
  type: { en: 'The address returns {type}, not a web page', es: 'La dirección contiene {type}, no una página web' },
  tooLarge: { en: 'The page is larger than {megabytes} MB', es: 'La página ocupa más de {megabytes} MB' },
  status: { en: 'The site returned status {status}', es: 'El sitio respondió con el estado {status}' },
  unreachable: { en: '{host} cannot be reached', es: 'No se puede conectar con {host}' },
  robots: {
    en: 'The robots.txt of {host} does not allow this page to be read',
    es: 'El robots.txt de {host} no permite leer esta página',
  },
  timeout: { en: '{host} took too long to respond', es: '{host} tardó demasiado en responder' },
  nothing: {
    en: 'No facts about a startup were found on the page',
    es: 'No se encontró ningún dato de una startup en la página',
  },
  there: {
    en: 'This page was read before: {name} was created from it',
    es: 'Esta página ya se leyó: de ella se creó {name}',
  },
  created: { en: 'URL scraped successfully', es: 'URL extraída correctamente' },
  batchStarted: { en: 'Scraping started', es: 'Extracción iniciada' },
  onlyText: {
    en: 'Unsupported file type: {file}. Please upload a .txt file with one address per line.',
    es: 'Tipo de archivo no admitido: {file}. Sube un archivo .txt con una dirección por línea.',
  },
  tooManyLines: { en: 'The file has more than {max} lines', es: 'El archivo tiene más de {max} líneas' },
  repeated: { en: 'The same address is on line {line}', es: 'La misma dirección está en la línea {line}' },
  notRunning: { en: 'This scraping is not running', es: 'Esta extracción no está en marcha' },
  stopped: {
    en: 'The scraping was stopped; nothing was stored',
    es: 'La extracción se detuvo; no se guardó nada',
  },
  reading: { en: 'Reading {url}', es: 'Leyendo {url}' },
  notRead: { en: '{url}: failed', es: '{url}: error' },
  facts: { en: '{url}: {count} facts: {fields}', es: '{url}: {count} datos: {fields}' },
  made: { en: 'Line {line}, {url}: created {name}', es: 'Línea {line}, {url}: se ha creado {name}' },
  incomplete: {
    en: 'Line {line}, {url}: created {name}; not evaluated yet, missing: {fields}',
    es: 'Línea {line}, {url}: se ha creado {name}; aún sin evaluar, falta: {fields}',
  },
  lineOf: { en: 'Line {line}, {url}', es: 'Línea {line}, {url}' },
  defaults: {
    en: '{url}: {count} fields use their default',
    es: '{url}: {count} campos toman su valor por defecto',
  },
  omitted: { en: '{url}: left out: {what} ({reason})', es: '{url}: descartado: {what} ({reason})' },
  notStated: { en: '{url}: not stated: {fields}', es: '{url}: no se indica: {fields}' },
  readingAgain: { en: 'Reading {count} pages again', es: 'Releyendo {count} páginas' },
  nothingAgain: { en: 'No page to read again', es: 'Ninguna página que releer' },
  readAgain: {
    en: '{read} of {total} pages read again, {changed} startups changed, {failed} failed',
    es: '{read} de {total} páginas releídas, {changed} startups cambiadas, {failed} con error',
  },
  pagesOf: { en: '{done} of {total} pages', es: '{done} de {total} páginas' },
  cancelled: { en: 'The scraping is being stopped', es: 'La extracción se está deteniendo' },
} as const satisfies Record<string, Text>;
