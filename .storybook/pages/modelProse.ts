import type { Localized } from '@aval/metrics';

/** The sections of the page about the model, in Markdown. Every figure of the model itself is read from the registry. */
export const modelProse = {
  start: {
    en: `# The evaluation model

How a startup gets its number, down to the last weight. Everything below is read from the registry that computes the score, in your browser, so it cannot say anything else than the code does. The language of the toolbar changes this page; figures are Spanish in both.

**Read it before you rely on the score.** It orders startups by how ready they look for investment, from what somebody stated about them. It is no price, no forecast and no advice. What was validated on outside data, and what was not, stands in the model card, \`docs/model-card.md\`.

## The rules`,
    es: `# El modelo de evaluación

Cómo obtiene una startup su nota, hasta el último peso. Todo lo que sigue se lee del registro que calcula la nota, en tu navegador, así que no puede decir otra cosa que el código. El idioma de la barra cambia esta página; las cifras son españolas en ambos.

**Léelo antes de fiarte de la nota.** Ordena las startups por lo preparadas que parecen para recibir inversión, según lo que alguien declaró de ellas. No es un precio, ni un pronóstico, ni un consejo. Lo que se validó con datos externos, y lo que no, está en la ficha del modelo, \`docs/model-card.md\`.

## Las reglas`,
  },
  areas: {
    en: `## Four areas

The team weighs most, as investors say it does; finance weighs twice what scorecards for companies before revenue give it, because companies with revenue are rated too.`,
    es: `## Cuatro áreas

El equipo es lo que más pesa, como dicen los inversores; las finanzas pesan el doble que en los baremos para empresas sin ingresos, porque también se evalúan empresas que ya los tienen.`,
  },
  levels: {
    en: `## Levels

A score exactly on a threshold belongs to the upper level. The level is taken from the score as it is printed, so 79,96 reads "80,0, high".`,
    es: `## Niveles

Una nota que cae justo en un umbral pertenece al nivel superior. El nivel se toma de la nota tal como se imprime: 79,96 se lee «80,0, alto».`,
  },
  example: {
    en: `## A worked example

One of the fixed examples that the tests of the model hold. Every line of every metric below ends with its figure.`,
    es: `## Un ejemplo resuelto

Uno de los ejemplos fijos que sostienen las pruebas del modelo. Cada métrica de más abajo termina con su cifra.`,
  },
  inputs: {
    en: `## Inputs

A value outside its range is refused by form and server; the model itself would clamp it and say so. The range of the score moves each stated input by its own uncertainty, and all unknown parts together by 30 points.`,
    es: `## Datos de entrada

El formulario y el servidor rechazan un valor fuera de su intervalo; el propio modelo lo llevaría al límite y lo diría. El rango de la nota mueve cada dato declarado según su incertidumbre, y todas las partes desconocidas a la vez 30 puntos.`,
  },
  metrics: { en: '## Metrics', es: '## Métricas' },
} as const satisfies Record<string, Localized>;
