import type { Sources } from '../sources/Source.ts';

const rows = (pairs: readonly (readonly [string, string])[]) =>
  `<table border="1">${pairs.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`).join('')}</table>`;

export const holdoutSources: Sources = {
  'cinderpath-deck.pptx': {
    slides: [
      { title: 'Cinderpath', lines: ['Power lines that do not start fires', 'Series A, autumn 2026'] },
      {
        title: 'Problem',
        lines: [
          'One in ten wildfires begins at a power line',
          'Grid operators spend €340M a year on cutting trees blindly',
        ],
      },
      {
        title: 'Solution',
        lines: [
          'Cinderpath spots trees that lean towards a line from satellite images and ranks them by danger.',
          'SaaS, priced per kilometre of line',
        ],
      },
      {
        title: 'Where we stand',
        table: [
          ['', '2024', '2025', 'LTM Sep 2026', '2027 plan'],
          ['Revenue (€k)', '510', '1,180', '1,720', '3,900'],
          ['People', '15', '20', '26', '44'],
          ['Grid operators', '3', '7', '11', '20'],
        ],
      },
      {
        title: 'Unit economics',
        lines: ['It costs us €8.2k to win an operator (CAC)', 'LTV: €61k', 'Gross margin: 77%'],
      },
      {
        title: 'Market size',
        lines: ['€2.4B vegetation management in Europe (TAM)', '€310M in Iberia, Italy and Greece (SAM)', 'CAGR: 14%'],
      },
      {
        title: 'Competition',
        lines: [
          'Six companies sell something similar',
          'Overstory-like leader: 120 staff, €15M revenue, $20M raised',
          'Helicopters: €900 per kilometre',
        ],
      },
      {
        title: 'Team',
        lines: [
          'Founded in Porto, Portugal, in 2020',
          'Founders: Rui Matos (CEO), Carla Nunes (CTO), Piet de Boer (COO)',
          'Advisors: 4',
        ],
      },
      {
        title: 'Financing',
        lines: [
          '€3.1M raised since 2020, all of it from venture capital',
          'Burning €54k/month, 12 months of cash',
          'Now raising €6M',
          'cinderpath.com',
        ],
      },
    ],
  },
  'thimble-memo.docx': {
    html: `<h1>Thimble Health NV: memo for the Monday meeting</h1>
<p>Author: A. Claes. Date: 16 November 2026. We would invest €1m to €1.5m out of Meridian Fund III (€110m).</p>
<h2>What it is</h2>
<p>Thimble Health is a marketplace that matches home nurses with families and handles insurance paperwork. The healthtech company was set up in Ghent, Belgium, in 2018. Its founders are Lotte Maes, a nurse with 17 years in home care, and the engineer Bram Wuyts.</p>
<h2>Trading</h2>
<p>In 2025 Thimble had sales of €4.9m (2024: €3.2m). For 2026 the board has budgeted €7m. Net margin in 2025 was -8%, after -21% the year before. The current burn is about €73,000 each month; on that basis cash lasts for 18 months.</p>
<p>Headcount is 41, up from 30 a year ago, and should be 55 after the round.</p>
<h2>Funding</h2>
<p>€6.2m of equity has been raised in total: €1.2m from angels in 2019 and €5m from two funds in 2023. They are asking for €4m more.</p>
<h2>Market and competition</h2>
<p>Home nursing in Belgium and the Netherlands is a €1.65bn market, growing 6% per year. In Germany it would be ten times as large. Five other platforms compete for the same nurses; the strongest, Careo, employs 300 people and turned over €28m.</p>
<p>Thimble holds no patents.</p>`,
  },
  'oxbow-application.docx': {
    html: `<h1>Application to the Liffey Accelerator, spring batch 2027</h1><p>We take 8 teams and invest €75,000 for 6%.</p>
<h2>Your company</h2>${rows([
      ['Registered name', 'Oxbow Learning Ltd'],
      ['VAT no.', 'IE3628801K'],
      ['Where are you based?', 'Cork, Ireland'],
      ['When was it founded?', 'June 2023'],
      ['Web address', 'www.oxbowlearning.ie'],
      ['LinkedIn', 'linkedin.com/company/oxbow-learning'],
      ['Describe what you do in one sentence', 'Spoken maths lessons for children who read badly.'],
      ['Sector', 'Education'],
      ['Product stage', 'Prototype'],
      ['B2B, B2C or something else?', 'B2C'],
    ])}
<h2>Your team</h2>${rows([
      ['Names of the founders', 'Aoife Daly, Conor Walsh, Mei Lin'],
      ['Current team size (incl. founders)', '6'],
      ['Planned team size in a year', '14'],
      ['Highest education level', "Master's degree"],
    ])}
<h2>Your numbers, in EUR</h2>${rows([
      ['Sales in the last 12 months', '47,250'],
      ['Sales you expect in the next 12 months', '160,000'],
      ['CAC', '19.50'],
      ['LTV', '96.00'],
      ['Money raised to date', '185,000'],
      ['Main source of funding', 'Business angels'],
      ['Amount you are raising', '500,000'],
      ['Average monthly burn', '9,200'],
      ['How many months of runway?', '10'],
    ])}
<h2>Your market</h2>${rows([
      ['Size of the total market', '€460 million'],
      ['Size of your first segment', '€38 million'],
      ['How many competitors do you know?', '11'],
      ['Largest competitor (name, revenue)', 'NumberNut, €22 million'],
    ])}`,
  },
  'larkspur-article.txt': {
    text: `Swedish start-up Larkspur wants to throw polystyrene off the boat

MALMÖ - It smells of low tide in the hall where Larkspur presses its boxes. The company turns seaweed fibre into packaging foam for fishmongers, who so far have shipped their cod in polystyrene.

Karin Holm and Jakob Ek founded Larkspur in 2019, in a garage that flooded twice. Thirty-three people now work at its headquarters in Malmö. Last year the start-up posted revenue of 2.6 million euros, more than double the 1.2 million it had made in 2024. This year it is hoping for four million.

On Tuesday it announced a new round of 5 million euros led by Baltic Seed, a fund of 95 million. In all, investors have now put 8.3 million euros into the company.

"We were told that it could not be done below 30 cents a box," says Holm. Larkspur holds four patents, and a fifth application is under review at the time of writing in Munich.

Europe's market for insulated fish packaging is worth some 2.1 billion euros and is growing at 11 per cent a year. Stora, the incumbent with sales of 9 billion and 22,000 employees, sells a paper-based box. Foam maker Isotek, which closed its Danish plant and laid off 140 people in March, declined to comment.

More at larkspurfoam.se
`,
  },
  'quarry-model.xlsx': {
    sheets: {
      Cover: [
        ['Quarrylane'],
        ['Financial model v12, EUR'],
        ['City', 'Tartu, Estonia'],
        ['Year of foundation', 2021],
        ['Number of founders', 2],
      ],
      Financials: [
        ['in EUR thousand', '2023', '2024', '2025', '2026E', '2027E'],
        ['Net sales', 188, 640, 1385, 2450, 4300],
        ['growth', '', { share: 2.404 }, { share: 1.164 }, { share: 0.769 }, { share: 0.755 }],
        ['Gross margin %', { share: 0.55 }, { share: 0.58 }, { share: 0.61 }, { share: 0.63 }, { share: 0.65 }],
        ['EBITDA', -410, -330, -190, 60, 700],
        ['Net margin', { share: -2.4 }, { share: -0.58 }, { share: -0.175 }, { share: -0.01 }, { share: 0.12 }],
        ['Headcount (year end)', 6, 13, 22, 31, 48],
      ],
      Metrics: [
        ['Metric', 'Unit', 'Actual', 'Target'],
        ['CAC', 'EUR', 640, 500],
        ['LTV', 'EUR', 3900, 5000],
        ['Net burn per month', 'EUR', 36_000, 0],
        ['Runway', 'months', 15, 24],
        ['Total funding to date', 'EUR k', 1950, ''],
        ['TAM', 'EUR m', 880, ''],
        ['Churn', '%', 1.9, 1.5],
      ],
      Competitors: [
        ['Name', 'Country', 'Revenue EUR m', 'FTE'],
        ['Stonebid', 'SE', 6.2, 40],
        ['AggreGo', 'DE', 2.9, 25],
        ['Rockmart', 'UK', 11, 95],
      ],
    },
  },
  'mistral-update.txt': {
    text: `From: Ivana Peric <ivana@mistralferries.hr>
To: Board
Subject: Mistral Ferries: October numbers

Dear all,

short version: a good month, except for the storm.

Mistral Ferries lets ferry lines sell the empty part of the car deck at the last minute.

Trailing twelve-month revenue is now 690k euros (at the same point last year: 410k). October alone brought 81k.
We stayed at 14 people after Luka left and Petra joined. The office is still in Split, Croatia.
Net burn came in at 28k for the month and we have nine months of cash in the bank.
CAC: 2.4k EUR. LTV: 15.6k EUR. Churn: none.
As you know we have raised 1.25m euros to date, half grants and half angels (mixed financing).

On competitors: there are three of them now. FerryFill, the biggest, did 5m euros in 2025 with 35 people.

Next year we want to get to 1.5m euros and hire four engineers. If the Greek line signs, I would come back to you for a bridge of 400k.

Ivana
`,
  },
  'pumice-about.html': {
    text: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Company - Pumice</title>
<meta property="og:site_name" content="Pumice"></head><body>
<nav><a href="/">Pumice</a> <a href="/technology">Technology</a> <a href="/jobs">Jobs (5)</a></nav>
<main><h1>An answer in an hour, not in three days</h1>
<p>Pumice tells hospitals which antibiotic will work, from a drop of blood.</p>
<h2>Who we are</h2><p>We are a team of 39 based in Aarhus, Denmark. Pumice was started in 2017 by Signe Dahl and Oskar Friis, two biologists who met at the university hospital.</p>
<h2>Backed by</h2><p>To date we have raised €11.5 million. Our investors Nordvest and Health Horizon together manage more than €600 million.</p>
<h2>Science</h2><ul><li>7 patents</li><li>18 publications</li><li>2,300 samples tested</li></ul>
<h2>News</h2><article><h3>Resistant germs cost Europe 1.5 billion euros a year</h3><p>A report counts 35,000 deaths. By 2030 the diagnostics market could reach €5 billion.</p></article></main>
<footer>Pumice ApS, Aarhus. <a href="https://www.linkedin.com/company/pumicebio">LinkedIn</a> <a href="https://www.youtube.com/@pumicebio">YouTube</a></footer></body></html>`,
  },
  'retama-presentacion.pdf': {
    slides: [
      { title: 'Retama Riegos', lines: ['Ni una gota de más', 'Ronda semilla, otoño de 2026'] },
      {
        title: 'El problema',
        lines: ['El regadío consume el 80 % del agua', 'Cada invernadero tira unos 4.000 € al año en agua y abono'],
      },
      {
        title: 'La solución',
        lines: [
          'Retama Riegos es un SaaS que decide cuánta agua recibe cada planta a partir de sensores de raíz.',
          '1 patente concedida',
        ],
      },
      {
        title: 'Resultados',
        table: [
          ['Concepto', '2024', '2025', '2026 (previsto)'],
          ['Facturación (miles de €)', '590', '1.240', '2.100'],
          ['Margen neto', '-38 %', '-15 %', '-3 %'],
          ['Hectáreas', '2.100', '5.400', '9.000'],
        ],
      },
      {
        title: 'Mercado',
        lines: [
          'Riego de precisión en Europa: 1.900 millones de euros (TAM)',
          'Invernaderos del sur de España: 140 millones de euros (SAM)',
          'Crece al 10 % anual',
        ],
      },
      {
        title: 'Competencia',
        lines: ['7 competidores directos', 'El mayor, Netafim, tiene 5.000 empleados y factura 1.000 millones'],
      },
      {
        title: 'El equipo',
        lines: ['Somos 21', 'Fundada por Julia Rull y Andrés Cano en 2019', 'Almería'],
      },
      {
        title: 'La ronda',
        lines: [
          'Buscamos 3 M€ para llegar a 60 personas en 2029',
          'Captado hasta ahora: 1,8 M€',
          'Consumo de caja: 32.000 €/mes',
          'Caja para 11 meses',
        ],
      },
      { title: 'Gracias', lines: ['www.retamariegos.es', 'hola@retamariegos.es'] },
    ],
  },
  'aldaba-memorando.docx': {
    html: `<h1>Aldaba Seguros, S.L. Propuesta de inversión</h1>
<p>Documento interno de Costa Capital (fondo de 90 millones de euros, 17 participadas). 18 de noviembre de 2026.</p>
<h2>Resumen</h2>
<p>Aldaba Seguros asegura por días furgonetas y herramientas de autónomos desde el móvil. Se trata de una insurtech de A Coruña (NIF B70123456), creada en 2017 por tres antiguos empleados de una mutua. El consejero delegado lleva 15 años en el sector asegurador.</p>
<h2>Cuentas</h2>
<p>En 2025 obtuvo unos ingresos de 5,35 millones de euros, un 31 % más que en 2024 (4,08 millones). El margen neto fue del 2,5 %; es el primer año con beneficios. La dirección calcula 7 millones para 2026. Dispone de tesorería para 24 meses.</p>
<p>Captar un cliente cuesta 48 euros. El LTV es de 390 euros.</p>
<h2>Historia de financiación</h2>
<p>La compañía ha levantado 7,4 millones de euros hasta la fecha, procedentes sobre todo de fondos de venture capital. La última ronda, de 3 millones, se cerró en 2024. Ahora plantea otra de 5 millones con una valoración de 25 millones.</p>
<h2>Sector</h2>
<p>El mercado español de seguros para autónomos tiene un tamaño de 2.700 millones de euros y crece un 4,5 % al año; los seguros por días, el segmento al que se dirige Aldaba, suponen 210 millones. Mapfre, líder del sector, ingresa 25.000 millones y tiene 30.000 empleados.</p>
<h2>Personas</h2>
<p>El equipo lo forman 52 personas, 12 más que hace un año. Se prevé incorporar a 20 en 2027.</p>`,
  },
  'nerea-formulario.docx': {
    html: `<h1>Convocatoria Impulsa Rías 2027. Formulario</h1><p>Importe máximo de la ayuda: 50.000 €.</p>${rows([
      ['Nombre del proyecto', 'Nerea Moda'],
      ['NIF', 'B-15987654'],
      ['Municipio', 'Pontevedra'],
      ['Fecha de creación', '3 de mayo de 2022'],
      ['Página web', 'https://nereamoda.es'],
      ['Describa la actividad', 'Alquiler de vestidos de fiesta con arreglo a medida en 48 horas.'],
      ['Sector de actividad', 'Comercio minorista'],
      ['Fase en la que se encuentra', 'Crecimiento'],
      ['Modelo', 'B2C'],
      ['Promotoras', 'Nerea Outón, Iria Lago'],
      ['Personas en plantilla', '13'],
      ['Personas en plantilla previstas en 2028', '25'],
      ['Máxima titulación del equipo promotor', 'Máster'],
      ['Facturación 2024', '268.900,00 €'],
      ['Facturación 2025', '412.300,00 €'],
      ['Facturación prevista 2026', '600.000,00 €'],
      ['Margen neto 2025', '-9,5 %'],
      ['Coste de captación por clienta', '23 €'],
      ['Valor de vida de la clienta', '164 €'],
      ['Fondos recibidos hasta hoy', '240.000 €'],
      ['Principal vía de financiación', 'Subvenciones'],
      ['Ayuda solicitada', '45.000 €'],
      ['Gasto neto mensual', '13.500 €'],
      ['Meses de caja disponibles', '7'],
      ['Tamaño del mercado', '320 millones de euros'],
      ['Competidores (número)', '4'],
      ['Facturación media de los competidores', '1,2 M€'],
      ['Patentes', 'No'],
    ])}`,
  },
  'lindero-noticia.txt': {
    text: `Lindero, los topógrafos que vuelan

Cáceres, 19 de noviembre de 2026. Cuando Rocío Talavera cuenta a qué se dedica, su abuela entiende que vende cometas. Lindero, la empresa que puso en marcha en 2018 junto a dos compañeros de carrera, mide con drones fincas y obras y entrega el plano en una noche.

La compañía extremeña acaba de cerrar una ampliación de capital de 2,2 millones de euros, con la que eleva a 3,6 millones la financiación total obtenida desde que nació. El inversor principal, Tajo Growth, maneja 75 millones.

Lindero ingresó 1,9 millones de euros en 2025, frente a 1,15 millones un año antes, y aspira a rozar los tres millones este ejercicio. En su sede de Cáceres y en una pequeña oficina de Évora trabajan 29 personas; en 2020 eran cuatro.

«No competimos con el teodolito, competimos con la prisa», dice Talavera, que acumula 13 años de experiencia en el sector. En España hay otros cuatro competidores, según sus cuentas. El más grande, Aerolínea Catastral, emplea a 110 personas y facturó 8 millones el año pasado.

La topografía con drones mueve en España y Portugal unos 610 millones de euros al año, y el mercado crece a un ritmo anual del 9 %. En Brasil, adonde la firma quiere llegar en 2028, serían 1.400 millones.
`,
  },
  'cantil-cuadro.csv': {
    text: `Cantil Energía, S.L.;;;;
Cuadro de mando (euros);;;;
Magnitud;Cierre 2023;Cierre 2024;Cierre 2025;Ppto. 2026
Cifra de negocios;610.200;1.320.450;2.145.600;3.500.000
Resultado del ejercicio;-310.000;-205.000;-139.464;-20.000
Margen neto (%);-50,8;-15,5;-6,5;-0,6
Plantilla a cierre;9;18;27;40
CAC;1.610;1.400;1.250;1.100
LTV;7.900;8.700;9.800;10.500
;;;;
Dato;Valor;;;
Domicilio;Teruel;;;
Fundación;2020;;;
Fundadores;4;;;
Meses de caja;13;;;
Financiación captada;2,9 M€;;;
Patentes;3;;;
;;;;
Competidor;Cifra de negocios;Plantilla;;
Solarteca;4.800.000;51;;
Ventio;1.900.000;20;;
`,
  },
  'sauco-notas.txt': {
    text: `SAÚCO - llamada con Elena (CEO), 20/11/2026

Producto: avisa a las farmacias rurales de qué medicamentos van a faltar y a quién pedírselos.
Sede: Soria
Año: 2021
Equipo: 10 personas. Quieren ser 16 a finales de 2027.
Socios fundadores: 2. Elena es doctora en farmacia.
Ingresos: 288.000 € en los últimos doce meses (en 2024 fueron 130.000 €)
CAC 530 €; LTV 4.100 €
Burn 12.500 €/mes, caja para 8 meses
Financiación: 310.000 € hasta hoy, de business angels
Piden: 700.000 € a 3,5 M€ pre-money
Mercado: Elena dice 140 M€; a mí me salen 95 M€
Competencia: Luda (40 empleados, 3 M€ de ingresos), pero en ciudades
Siguiente paso: hablar con tres farmacias. Comité el 4 de diciembre.
`,
  },
  'zuncho-resumen.docx': {
    html: `<h1>Zuncho Robotics</h1><p><i>Resumen para inversores</i></p>
<p><b>Qué hacemos.</b> Zuncho Robotics fabrica robots que flejan palés sin parar la línea. Vendemos a fábricas de azulejo, papel y bebidas.</p>
<p><b>Quiénes somos.</b> Tres fundadores y un equipo de 47 personas en Manresa. Empezamos en 2016.</p>
<p><b>Cifras de 2025.</b> Ventas: 6,1 M€ (+28 %). Margen neto: 5 %. EBITDA: 0,7 M€. Para 2027 apuntamos a 12 M€ y un margen del 9 %.</p>
<p><b>Capital.</b> Hemos recibido 4,25 millones de euros en dos rondas. Abrimos una tercera de 6 millones.</p>
<p><b>Mercado.</b> 760 M€ en Europa, con un crecimiento del 8 % anual. Nuestro segmento objetivo, el azulejo y el papel, vale 110 M€. Nueve competidores, casi todos alemanes; el primero, Mosca, pasa de 150 millones de facturación.</p>
<p><b>Tecnología.</b> Seis patentes. TRL 9.</p>
<p>www.zuncho.cat · info@zuncho.cat</p>`,
  },
};
