import type { Localized } from '@aval/metrics';

/** The sections of the page about the model, in Markdown. Every figure of the model itself is read from the registry. */
export const modelProse = {
  start: {
    en: `# The evaluation model

How the score of a startup is computed, down to the last weight. Everything below is generated in your browser from the registry that computes the score, so it always matches the code. The language of the toolbar applies to this page; numbers are formatted the Spanish way in both languages.

**Read it before you rely on the score.** It orders startups by how ready they look for investment, based on stated facts: what speaks for a startup needs evidence, what speaks against it is believed. It is not a price, a forecast or advice. For what was validated on external data, and what was not, see the model card, \`docs/model-card.md\`.

## The rules`,
    es: `# El modelo de evaluación

Cómo obtiene una startup su nota, hasta el último peso. Todo lo que sigue se lee del registro que calcula la nota, en tu navegador, así que no puede decir otra cosa que el código. El idioma de la barra cambia esta página; las cifras son españolas en ambos.

**Léelo antes de fiarte de la nota.** Ordena las startups por lo preparadas que parecen para recibir inversión, según lo que alguien declaró de ellas: lo que habla a favor de una startup necesita pruebas, lo que habla en contra se cree. No es un precio, ni un pronóstico, ni un consejo. Lo que se validó con datos externos, y lo que no, está en la ficha del modelo, \`docs/model-card.md\`.

## Las reglas`,
  },
  areas: {
    en: `## Four areas

The team weighs most, as investors report. From the growth stage on finance weighs as much as the team, because figures exist by then; before it they are few.`,
    es: `## Cuatro áreas

El equipo es lo que más pesa, como dicen los inversores. Desde la etapa de crecimiento las finanzas pesan tanto como el equipo, porque ya hay cifras; antes hay pocas.`,
  },
  evidence: {
    en: `## What is believed

Every part of a score stands on facts, and each fact has a kind of evidence. A part above the value of an unknown one is drawn back to it as far as the least reliable of its facts is unreliable; below, it counts in full. So evidence never lowers a score, and a bad figure needs none. The share of the score for which somebody other than the startup vouches is its evidenced share; below two fifths of what is stated, the score is unverified.

A fact that contradicts another keeps half of its reliability, or a quarter when the contradiction is severe and nobody has answered it. Every open severe contradiction also makes everything that is not evidenced less reliable: whoever is wrong once is believed less everywhere.`,
    es: `## Lo que se cree

Cada parte de una nota se apoya en datos, y cada dato tiene un tipo de prueba. Una parte por encima del valor de una desconocida se acerca a él tanto como le falte fiabilidad al menos fiable de sus datos; por debajo, cuenta entera. Así, una prueba nunca baja una nota y una mala cifra no necesita ninguna. La parte de la nota de la que responde alguien distinto de la startup es la acreditada; si es menos de dos quintos de lo declarado, la nota está sin verificar.

Un dato que contradice a otro conserva la mitad de su fiabilidad, o un cuarto si la contradicción es grave y nadie la ha respondido. Además, cada contradicción grave abierta hace menos fiable todo lo que no está acreditado: a quien se equivoca una vez se le cree menos en todo.`,
  },
  age: {
    en: `## Age

Facts go out of date, and their reliability and stated share with them. A runway counts down month by month from its date. Age never improves a score.`,
    es: `## Edad

Los datos caducan, y con ellos su fiabilidad y lo declarado. La autonomía de caja baja mes a mes desde su fecha. La edad nunca mejora una nota.`,
  },
  limits: {
    en: `## Limits

However good the rest is, the score of a startup with little cash stays below a limit; between the rows it is interpolated. A limit that holds the score down is a line of its own in its explanation.`,
    es: `## Límites

Por bueno que sea lo demás, la nota de una startup con poca caja no pasa de un límite; entre filas se interpola. El límite que frena la nota es una línea propia de su explicación.`,
  },
  notProven: {
    en: `## Not proven

The reliabilities are judgement, set so that the usual optimism of self-reports cancels out on average; no outcome data supports them. Ageing, limits, tolerances of contradictions and weights by stage are conventions. The range holds the truth of kind reports because it was built from the same kindness; against larger exaggeration it holds less often.`,
    es: `## Sin demostrar

Las fiabilidades son criterio nuestro, fijado para que el optimismo habitual de quien habla de sí mismo se compense en promedio; no las respalda ningún resultado. El envejecimiento, los límites, las tolerancias de las contradicciones y los pesos por etapa son convenciones. El rango contiene la verdad de los informes benévolos porque se construyó con esa misma benevolencia; ante exageraciones mayores acierta menos.`,
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

Forms and server reject a value outside its range; the model itself clamps it and lists it. The range of the score has three causes, of which the first and the last add up in quadrature. Measuring: each stated input is off by its own uncertainty, less when it is evidenced. Missing: upwards all unknown parts are 30 points better, downwards they are at their worst, in full. Leaning: downwards everything that is not evidenced is read soberly, upwards the high end includes the score that evidence for all of it would give.`,
    es: `## Datos de entrada

El formulario y el servidor rechazan un valor fuera de su intervalo; el propio modelo lo lleva al límite y lo indica. El rango de la nota tiene tres causas; la primera y la última se suman en cuadratura. Medida: cada dato declarado se desvía según su incertidumbre, menos si está acreditado. Ausencia: hacia arriba, todo lo desconocido es 30 puntos mejor; hacia abajo, lo peor posible, entero. Inclinación: hacia abajo, lo no acreditado se lee con sobriedad; hacia arriba, el extremo incluye la nota que darían pruebas de todo.`,
  },
  metrics: { en: '## Metrics', es: '## Métricas' },
} as const satisfies Record<string, Localized>;
