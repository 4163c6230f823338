import type { Sources } from '../sources/Source.ts';

/** Written by somebody who had read neither the extractor nor the other documents' results, after the extractor was improved on them. */
export const freshSources: Sources = {
  'orrery-deck.pptx': {
    slides: [
      { title: 'Orrery', lines: ['Stock counts without counting', 'Investor presentation · September 2026'] },
      {
        title: 'Why now',
        lines: [
          'A mid-size pharmacy loses £21,000 a year to expired stock',
          'Shelf cameras became ten times cheaper between 2019 and 2025',
        ],
      },
      {
        title: 'Product',
        lines: [
          'Orrery puts a camera on the shelf and tells the pharmacist what to reorder and what will expire.',
          'Subscription software, €89 per pharmacy per month',
          '2 patents granted, a third one filed',
        ],
      },
      {
        title: 'Traction in numbers',
        table: [
          ['', '2024', '2025', 'H1 2026'],
          ['Pharmacies', '41', '163', '240'],
          ['Revenue', '€38k', '€142k', '€121k'],
          ['Gross margin', '71%', '76%', '78%'],
        ],
      },
      {
        title: 'A market of 160,000 pharmacies',
        lines: ['TAM: €1.9 billion', 'SAM: €230 million (Iberia, France, Italy)', 'Growing 8.4% a year'],
      },
      {
        title: 'Others',
        lines: ['Five competitors sell scales or RFID tags', 'ShelfSense (Boston) raised $14M in 2024, 60 staff'],
      },
      {
        title: 'Who we are',
        lines: [
          'Three co-founders, a team of 11 in Porto, Portugal',
          'Rita Falcão, 14 years in pharmacy retail',
          'Tomás Brandão, PhD in computer vision',
        ],
      },
      {
        title: 'Round',
        lines: [
          'Raised to date: €780,000 from business angels',
          'Now raising €1.8M',
          'Burn €29k per month',
          'orrery.pt',
        ],
      },
    ],
  },
  'salinas-vivas-deck.pdf': {
    slides: [
      { title: 'Salinas Vivas', lines: ['Sal, sol y datos', 'Chiclana de la Frontera (Cádiz), mayo de 2026'] },
      {
        title: 'Qué hacemos',
        lines: [
          'Sensores flotantes que avisan al salinero del momento exacto de la cosecha.',
          'Vendemos a empresas: cuota anual por hectárea',
        ],
      },
      {
        title: 'Tamaño',
        lines: ['Mercado total: 410 M€', 'Mercado al que llegamos: 36 M€', 'Crece al 5,2 % anual'],
      },
      {
        title: 'Cifras',
        lines: [
          'Ventas 2025: 264.000 € (2024: 118.500 €)',
          'Previsión 2026: 510.000 €',
          'Margen neto: -34 %',
          'Coste de adquirir un cliente: 2.350 €. Valor de vida: 19.800 €',
        ],
      },
      {
        title: 'Equipo',
        lines: ['2 fundadoras, 8 personas en nómina', 'Carmen Butrón, ingeniera, 11 años en el sector salinero'],
      },
      {
        title: 'Dinero',
        lines: [
          'Hemos levantado 450.000 € (subvenciones del CDTI)',
          'Gastamos 17.500 € al mes netos',
          'Caja para 9 meses',
        ],
      },
    ],
  },
  'glasswing-memo.docx': {
    html: `<h1>Investment committee note: Glasswing Bio</h1>
<p>Prepared for Meridian Ventures, 4 October 2026. Meridian manages €140m and employs 22 people; this note is confidential.</p>
<h2>Summary</h2>
<p>Glasswing Bio, of Leiden in the Netherlands, grows spider-silk proteins in yeast and sells them to makers of surgical thread. It was incorporated in 2020 by two university colleagues and now has 27 employees, nine of whom hold a doctorate.</p>
<h2>Financials</h2>
<p>Audited revenue for 2025 came to €1.46 million, after €610,000 the year before; management expects €3.2 million in 2026 and €7 million in 2027, which we consider optimistic. The net margin was minus 61 per cent. The company spends about €118,000 a month more than it takes in, and the bank balance covers seventeen months of that.</p>
<p>To date it has raised €8.3 million, nearly all of it from venture capital funds. By comparison, its rival Bolt Silk has taken in €52 million and turns over some €9 million.</p>
<h2>Market</h2>
<p>Surgical sutures are worth roughly €4.4 billion worldwide. The absorbable segment in Europe that Glasswing addresses is put at €380 million. The market expands by 6 per cent a year. We count three companies that could be called direct competitors.</p>
<h2>Protection</h2>
<p>The company owns six patent families. A CE mark is expected in 2027; until then the regulatory burden is high.</p>`,
  },
  'quercus-memoria.docx': {
    html: `<h1>Memoria resumida de Quercus Micología, S.L.</h1>
<p>CIF B10482937 · Domicilio: Plasencia (Cáceres)</p>
<p>Quercus Micología cultiva trufa y seta gourmet en contenedores reciclados y las vende por suscripción a restaurantes.</p>
<table border="1">
<tr><td>Año de constitución</td><td>2021</td></tr>
<tr><td>Socios fundadores</td><td>Cuatro</td></tr>
<tr><td>Plantilla media</td><td>14 personas</td></tr>
<tr><td>Facturación del ejercicio 2025</td><td>688.420 euros</td></tr>
<tr><td>Facturación del ejercicio 2024</td><td>402.115 euros</td></tr>
<tr><td>Objetivo de facturación 2027</td><td>2 millones de euros</td></tr>
<tr><td>Resultado neto sobre ventas</td><td>3,1 %</td></tr>
<tr><td>Capital captado hasta la fecha</td><td>315.000 euros</td></tr>
<tr><td>Página web</td><td>www.quercusmicologia.es</td></tr>
</table>
<p>La competencia más cercana, Setas del Jerte, factura 3,4 millones con 31 empleados. En la comarca operan otras dos empresas.</p>
<p>El mercado español de la seta cultivada ronda los 190 millones de euros y crece un 4 % al año.</p>`,
  },
  'fenwick-application.pdf': {
    html: `<h1>Accelerator application, class of 2027</h1>
<p><b>Company name:</b> Fenwick Mobility</p>
<p><b>One sentence:</b> Folding ramps that let wheelchair users board any city bus.</p>
<p><b>City, country:</b> Newcastle upon Tyne, United Kingdom</p>
<p><b>Year founded:</b> 2022</p>
<p><b>Web site:</b> https://www.fenwickmobility.co.uk</p>
<p><b>LinkedIn:</b> https://www.linkedin.com/company/fenwick-mobility</p>
<p><b>Stage:</b> MVP</p>
<p><b>Business model:</b> B2B</p>
<p><b>Number of founders:</b> 2</p>
<p><b>Full-time team, founders included:</b> 6</p>
<p><b>Highest degree among the founders:</b> Master</p>
<p><b>Years of experience in the industry:</b> 9</p>
<p><b>Main competitors:</b> 4</p>
<p><b>Market size (TAM):</b> EUR 720 million</p>
<p><b>Revenue in the last 12 months:</b> EUR 84,300</p>
<p><b>Revenue you expect in 2027:</b> EUR 600,000</p>
<p><b>Money raised so far:</b> EUR 265,000</p>
<p><b>Kind of funding:</b> Grants</p>
<p><b>Months of runway:</b> 10</p>
<p><b>Monthly burn:</b> EUR 13,900</p>
<p><b>Patents:</b> 1</p>
<p><b>How much do you ask for?</b> EUR 150,000</p>`,
  },
  'alcotan-solicitud.docx': {
    html: `<h1>Formulario de inscripción al premio</h1>
<table border="1">
<tr><th>Campo</th><th>Respuesta</th></tr>
<tr><td>Nombre comercial</td><td>Alcotán Drones</td></tr>
<tr><td>NIF</td><td>B-40261187</td></tr>
<tr><td>Localidad</td><td>Segovia</td></tr>
<tr><td>Fecha de constitución</td><td>14 de marzo de 2019</td></tr>
<tr><td>Sector</td><td>Tecnología</td></tr>
<tr><td>Modelo de negocio</td><td>B2B</td></tr>
<tr><td>Fase</td><td>Crecimiento</td></tr>
<tr><td>Descripción</td><td>Vuelos de drones que localizan fugas de agua en redes de riego.</td></tr>
<tr><td>Nº de fundadores</td><td>3</td></tr>
<tr><td>Nº de trabajadores</td><td>22</td></tr>
<tr><td>Ingresos 2025 (€)</td><td>1.974.300</td></tr>
<tr><td>Margen de beneficio (%)</td><td>7,5</td></tr>
<tr><td>CAC (€)</td><td>1.860</td></tr>
<tr><td>LTV (€)</td><td>14.200</td></tr>
<tr><td>Financiación recibida (€)</td><td>1.100.000</td></tr>
<tr><td>Tipo de financiación</td><td>Deuda</td></tr>
<tr><td>Patentes concedidas</td><td>2</td></tr>
<tr><td>Importe del premio que solicita (€)</td><td>30.000</td></tr>
</table>`,
  },
  'tern-figures.xlsx': {
    sheets: {
      Cover: [['Tern Laundry ApS'], ['Monthly report, August 2026'], ['Aarhus, Denmark'], ['www.ternlaundry.dk']],
      Income: [
        ['€', 'FY24 actual', 'FY25 actual', 'FY26 budget'],
        ['Net revenue', 512_300, 934_750, 1_500_000],
        ['Direct cost', -301_000, -498_200, -790_000],
        ['Net result', -210_400, -168_255, -60_000],
        ['Net margin', { share: -0.41 }, { share: -0.18 }, { share: -0.04 }],
      ],
      KPIs: [
        ['KPI', 'Unit', 'Aug 2025', 'Aug 2026', 'Target'],
        ['Headcount', 'people', 12, 19, 26],
        ['CAC', '€', 61, 48, 40],
        ['LTV', '€', 402, 455, 500],
        ['Net burn per month', '€', 21_000, 16_400, 5000],
        ['Runway', 'months', 8, 13, 18],
      ],
    },
  },
  'cierzo-cuadro.csv': {
    encoding: 'latin1',
    text: `Empresa;Cierzo Movilidad S.L.
Ciudad;Zaragoza
Año de fundación;2020
Empleados;31
Fundadores;2
Ingresos 2025 (miles de euros);2.840
Ingresos 2024 (miles de euros);1.515
Presupuesto 2026 (miles de euros);4.200
Margen neto 2025;-8,4%
Financiación captada (miles de euros);3.650
Consumo de caja mensual (miles de euros);52
Meses de caja;16
Competidores directos;7
`,
  },
  'marl-article.txt': {
    text: `THE HARBOUR GAZETTE - BUSINESS

Brickmaker without a kiln lands 4.1 million

GALWAY, Ireland. Marl, a company that presses building bricks out of river sludge, has closed a funding round of 4.1 million euro led by Oak Point Capital, bringing the total it has raised to 5.6 million euro.

Founded in 2018 by sisters Aoife and Niamh Keane, Marl today employs 43 people at its works outside the city. The bricks set in a day at room temperature, which saves nine tenths of the gas that an ordinary kiln burns.

Turnover reached 3.3 million euro last year, up from 1.9 million in 2024, and Aoife Keane says she would be disappointed with anything under 5 million in 2026.

Oak Point, which has 300 million euro under management, also backed Kilnfree of Leeds, a maker of tiles with 85 employees. The European market for bricks is estimated at 11 billion euro.

"We have four patents and more orders than hours," said Keane.
`,
  },
  'retama-noticia.txt': {
    text: `Retama cierra una ronda de 1,2 millones para llevar sus gafas a los talleres

La empresa murciana Retama, que fabrica gafas de realidad aumentada para mecánicos, ha cerrado una ronda de 1,2 millones de euros con la que suma ya 2 millones captados desde su nacimiento en 2022.

Fundada por Lucía Ros y Andrés Belmonte, la compañía cuenta con 17 trabajadores en Murcia y prevé llegar a 30 el año que viene. En 2025 ingresó 390.000 euros, el triple que un año antes. La alemana Brillenwerk, con 120 empleados y 15 millones de facturación, es su principal rival.

El capital procede del fondo Levante Capital Riesgo, que gestiona 60 millones.
`,
  },
  'pinnace-letter.txt': {
    text: `From: Joost Hendriks
To: investors
Subject: Pinnace, third quarter

Hi all,

Short one this time.

* ARR is at EUR 1.02M. Recognised revenue for calendar 2025 was EUR 655k, for the record.
* We are 16 people now (14 in June). One more joins in November, a head of sales.
* Burn is down to EUR 38k a month, so the cash lasts 15 months.
* CAC went from 2,900 to EUR 2,400; LTV is unchanged at EUR 21,000.
* Churn 1.3% a month. Gross margin 83%.

Docklands, our main competitor, was bought for 45 million, which tells you what the category is worth.

For those who are new: Pinnace is a SaaS that plans the berths of small ports. We sit in Utrecht. So far we raised EUR 1.75M, all from angels.

Joost
https://pinnace.app
`,
  },
  'bardana-nosotros.html': {
    text: `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<title>Sobre nosotros | Bardana</title>
<meta property="og:site_name" content="Bardana">
<meta name="description" content="Bardana convierte restos de poda en tableros para muebles.">
<script type="application/ld+json">
{"@context":"https://schema.org","@type":"Organization","name":"Bardana","url":"https://bardana.eco","foundingDate":"2020-06-01","numberOfEmployees":{"@type":"QuantitativeValue","value":29},"address":{"@type":"PostalAddress","addressLocality":"Logroño","addressCountry":"ES"},"sameAs":["https://www.linkedin.com/company/bardana-eco","https://www.youtube.com/@bardanaeco"]}
</script>
</head>
<body>
<nav><a href="/">Inicio</a> <a href="/empleo">Empleo</a> <a href="https://twitter.com/intent/tweet?url=x">Compartir</a></nav>
<main>
<h1>Del sarmiento al salón</h1>
<p>Cada invierno se queman en La Rioja 180.000 toneladas de sarmientos. En Bardana los convertimos en tableros.</p>
<p>Somos 29 personas y tres fundadores. En 2025 facturamos 1,6 millones de euros.</p>
<p>Nuestro cliente Mueblera del Ebro, con 240 empleados, ya usa Bardana en la mitad de su catálogo.</p>
</main>
<footer>© 2026 Bardana Tableros, S.L. · NIF B26571804</footer>
</body>
</html>
`,
  },
  'whin-diligence.docx': {
    html: `<h1>Findings on Whin Therapeutics Ltd</h1>
<p>Scope: commercial and financial review, based on the data room as of 31 August 2026.</p>
<table border="1">
<tr><th>Topic</th><th>Company says</th><th>We verified</th></tr>
<tr><td>Revenue 2025</td><td>EUR 2.2 million</td><td>EUR 1.87 million</td></tr>
<tr><td>Employees</td><td>36</td><td>36</td></tr>
<tr><td>Funding received to date</td><td>EUR 6.0 million</td><td>EUR 6.0 million</td></tr>
<tr><td>Granted patents</td><td>5</td><td>3</td></tr>
<tr><td>Runway</td><td>18 months</td><td>12 months</td></tr>
</table>
<p>Whin runs an app that guides people with chronic pain through physiotherapy at home; clinics pay per patient. The company is based in Aberdeen, United Kingdom, and was founded in 2017.</p>
<p>Six competitors were identified. The segment of digital pain care is worth EUR 1.3 billion in Europe and grows by 15% a year.</p>
<p>Monthly net burn over the last six months averaged EUR 97,000.</p>`,
  },
};
