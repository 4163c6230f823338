import type { Text } from '@aval/contract';

/** Texts of recalculations. */
export const recalculationTexts = {
  startupsBegin: {
    en: 'Recalculation of startups started {by}: run {run}, {count} startups, model {model}',
    es: 'Recálculo de startups iniciado {by}: ejecución {run}, {count} startups, modelo {model}',
  },
  startupsGoOn: {
    en: 'Resuming with {count} of {all} startups: run {run}, started {by}, model {model}',
    es: 'Se continúa con {count} de {all} startups: ejecución {run}, iniciada {by}, modelo {model}',
  },
  industriesBegin: {
    en: 'Recalculation of industries started {by}: run {run}, {count} industries',
    es: 'Recálculo de sectores iniciado {by}: ejecución {run}, {count} sectores',
  },
  by: { en: 'by {name}', es: 'por {name}' },
  bySchedule: { en: 'by the schedule', es: 'por la programación' },
  byDeletedAccount: { en: 'by a deleted account', es: 'por una cuenta eliminada' },
  current: {
    en: '{count} startups were just evaluated and are skipped',
    es: '{count} startups se acaban de evaluar y quedan como están',
  },
  fewLines: {
    en: 'More than {limit} startups: the log shows the last {shown} of each {step}, and every incomplete or failed one',
    es: 'Más de {limit} startups: tras cada {step} el registro muestra las {shown} últimas, y siempre lo que está incompleto o falla',
  },
  progress: {
    en: 'Evaluated {done} of {all} startups: {higher} higher, {lower} lower, {equal} equal',
    es: 'Evaluadas {done} de {all} startups: {higher} suben, {lower} bajan, {equal} igual',
  },
  first: {
    en: '{name}: {to} (first calculation), coverage {coverage}',
    es: '{name}: {to} (primer cálculo), cobertura {coverage}',
  },
  moved: {
    en: '{name}: {from} → {to} ({change}), coverage {coverage}',
    es: '{name}: {from} → {to} ({change}), cobertura {coverage}',
  },
  same: { en: '{name}: {to}, coverage {coverage}', es: '{name}: {to}, cobertura {coverage}' },
  equal: { en: 'equal', es: 'igual' },
  turned: { en: '{name}: {from} → {to}, coverage {coverage}', es: '{name}: {from} → {to}, cobertura {coverage}' },
  unknown: {
    en: '{name}: missing and counted as unknown: {fields}',
    es: '{name}: falta y cuenta como desconocido: {fields}',
  },
  incomplete: {
    en: '{name}: not evaluated yet, missing: {fields}',
    es: '{name}: aún sin evaluar, falta: {fields}',
  },
  startupsDone: {
    en: '{evaluated} startups evaluated, {failed} failed, {incomplete} with unknown required inputs',
    es: '{evaluated} startups evaluadas, {failed} con error, {incomplete} con datos obligatorios desconocidos',
  },
  aged: {
    en: '{name}: facts have aged, evidenced share {from} → {to}',
    es: '{name}: han envejecido datos, parte acreditada {from} → {to}',
  },
  agedDone: { en: '{count} with aged facts', es: '{count} con datos envejecidos' },
  waiting: { en: '{count} not evaluated yet', es: '{count} aún sin evaluar' },
  industry: {
    en: '{name}: figures of {startups} public startups, at {dates} dates',
    es: '{name}: cifras de {startups} startups públicas, en {dates} fechas',
  },
  industriesStopped: { en: '{done} of {all} industries', es: '{done} de {all} sectores' },
  industriesDone: { en: '{done} industries, {failed} failed', es: '{done} sectores, {failed} con error' },
} as const satisfies Record<string, Text>;
