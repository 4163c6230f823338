import type { Sources } from './Source.ts';

export const press: Sources = {
  'coppice-article.txt': {
    text: `Coppice raises €6.5m to insure forests against fire

COPENHAGEN, 12 October 2026 - Danish insurtech Coppice has closed a €6.5 million Series A led by Fjord Growth, a fund with €240 million under management. The round brings the total raised by the company to €9.1 million.

Founded in 2020 by Astrid Lund and Mads Krogh, Coppice uses satellite images to price wildfire insurance for small forest owners. It now employs 47 people in Copenhagen and Lisbon, and expects to reach 80 by the end of next year.

"Three years ago we were five people in a kitchen," says Lund, who spent 14 years at a reinsurer before.

The company took in €3.3 million over the past year, up from €1.2 million the year before, and wants to triple that by 2028. Premiums in European forest insurance amount to roughly €700 million a year, a market that grows by about 10 percent annually. In Australia, by comparison, the market is worth 400 million euros.

Rival Pyrotect, with revenues of €15 million and 130 employees, announced its own round in September.

Read more: "Ten insurtechs to watch", "Stripe lays off 300 people".
`,
  },
  'wicker-article.pdf': {
    html: `<h1>The women who teach robots to braid hair</h1><p>By our correspondent in Marseille. Published 3 November 2026</p>
<p>When Aminata Sow opened her third salon, she could not find enough braiders. Today her company, Wicker, rents braiding machines to 130 salons across France. "The machine does in forty minutes what took six hours," she says.</p>
<p>Sow started Wicker in 2022 together with two engineers, Paul Girard and Lea Benhamou. The firm has 24 employees and turned over 1.1 million euros last year. This year it aims at two million. It is not profitable yet.</p>
<p>Investors have put in four and a half million euros so far. L'Oreal, whose turnover exceeds 40 billion euros, looked at the machine and passed.</p>
<p>Six patents protect the needle head. Two other start-ups, in Atlanta and Lagos, work on something similar.</p>`,
  },
  'tinto-articulo.txt': {
    text: `Tinto Labs cierra una ronda de 3,2 millones para llevar sus sensores a las bodegas de Chile

Logroño, 21 de octubre de 2026. La startup riojana Tinto Labs ha cerrado una ronda de 3,2 millones de euros liderada por Ebro Ventures, que gestiona 110 millones. Con esta operación suma 5,05 millones captados desde su nacimiento.

Tinto Labs fabrica sensores que siguen la fermentación del vino minuto a minuto. La fundaron en 2019 Marta Azcona y Íñigo Sáenz, enólogos con 18 años de experiencia en el sector.

La compañía cuenta con 31 empleados, tres veces más que en 2023, y prevé alcanzar los 50 en 2027. En el último año facturó 2,4 millones de euros, frente a los 1,1 millones del ejercicio anterior, y espera llegar a 7 millones en 2029.

El mercado europeo de tecnología para bodegas mueve unos 820 millones de euros y crece a un ritmo del 7,5 % anual. Solo en Estados Unidos ronda los 1.500 millones de dólares.

Su competidora francesa VinSense, con 70 empleados y 9 millones de ingresos, fue adquirida el mes pasado.
`,
  },
  'abrego-articulo.pdf': {
    html: `<h1>Ábrego, la empresa cántabra que enfría naves con agua de lluvia</h1><p>Santander, noviembre de 2026</p>
<p>Lo que empezó en 2017 como un trabajo de fin de grado factura hoy 1,85 millones de euros al año. Ábrego instala cubiertas que recogen la lluvia y la usan para enfriar naves industriales. Sus tres fundadores siguen al frente de una plantilla de 26 personas.</p>
<p>«En 2020 éramos cuatro y debíamos dinero a todo el mundo», recuerda Nuria Gándara, consejera delegada. La empresa, que es rentable desde el año pasado, cerró el ejercicio con un margen neto del 4 %.</p>
<p>Ábrego no ha tenido inversores: ha crecido con recursos propios. Ahora negocia un préstamo de un millón de euros para abrir en Portugal, donde calcula ingresar medio millón el primer año.</p>
<p>Según la patronal, el sector de la climatización industrial mueve en España 1.200 millones de euros. La líder, Daikin, emplea a 600 personas en el país.</p>`,
  },
};
