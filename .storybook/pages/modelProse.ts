import type { Localized } from '@aval/metrics';

/** The sections of the page about the model, in Markdown. Every figure of the model itself is read from the registry. */
export const modelProse = {
  start: {
    en: `# The evaluation model

How the score of a startup is computed, down to the last weight. Everything below is generated in your browser from the registry that computes the score, so it always matches the code. The language of the toolbar applies to this page; numbers are formatted the Spanish way in both languages.

**Read it before you rely on the score.** It orders startups by how ready they look for investment, based on stated facts. It is not a price, a forecast or advice. For what was validated on external data, and what was not, see the model card, \`docs/model-card.md\`.

## The rules`,
    es: `# El modelo de evaluación

Cómo obtiene una startup su nota, hasta el último peso. Todo lo que sigue se lee del registro que calcula la nota, en tu navegador, así que no puede decir otra cosa que el código. El idioma de la barra cambia esta página; las cifras son españolas en ambos.

**Léelo antes de fiarte de la nota.** Ordena las startups por lo preparadas que parecen para recibir inversión, según lo que alguien declaró de ellas. No es un precio, ni un pronóstico, ni un consejo. Lo que se validó con datos externos, y lo que no, está en la ficha del modelo, \`docs/model-card.md\`.

## Las reglas`,
  },
  areas: {
    en: `## Four areas

The team weighs most, as investors report; finance weighs twice as much as in scorecards for pre-revenue companies, because companies with revenue are also rated.`,
    es: `## Cuatro áreas

El equipo es lo que más pesa, como dicen los inversores; las finanzas pesan el doble que en los baremos para empresas sin ingresos, porque también se evalúan empresas que ya los tienen.`,
  },
  levels: {
    en: `## Levels

A score exactly on a threshold belongs to the upper level. The level is derived from the printed score, so 79,96 is shown as "80,0, high".`,
    es: `## Niveles

Una nota que cae justo en un umbral pertenece al nivel superior. El nivel se toma de la nota tal como se imprime: 79,96 se lee «80,0, alto».`,
  },
  example: {
    en: `## A worked example

One of the fixed examples in the tests of the model. Every metric below ends with the value of this example.`,
    es: `## Un ejemplo resuelto

Uno de los ejemplos fijos que sostienen las pruebas del modelo. Cada métrica de más abajo termina con su cifra.`,
  },
  inputs: {
    en: `## Inputs

Forms and server reject a value outside its range; the model itself clamps it with a warning. The range of the score varies each stated input by its own uncertainty, and all unknown parts together by 30 points.`,
    es: `## Datos de entrada

El formulario y el servidor rechazan un valor fuera de su intervalo; el propio modelo lo llevaría al límite y lo diría. El rango de la nota mueve cada dato declarado según su incertidumbre, y todas las partes desconocidas a la vez 30 puntos.`,
  },
  metrics: { en: '## Metrics', es: '## Métricas' },
} as const satisfies Record<string, Localized>;
