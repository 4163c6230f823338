import type { Sources } from './Source.ts';

const rows = (pairs: readonly (readonly [string, string])[]) =>
  `<table border="1">${pairs.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`).join('')}</table>`;

export const forms: Sources = {
  'nocturne-application.docx': {
    html: `<h1>Accelerator application 2027</h1><p>Northern Lights Accelerator invests €100,000 in each of the 10 companies of a batch.</p>
<h2>A. Company</h2>${rows([
      ['Company name', 'Nocturne Audio Oy'],
      ['Tax number', 'FI29384756'],
      ['City and country', 'Tampere, Finland'],
      ['Year founded', '2024'],
      ['Website', 'https://nocturne.audio'],
      ['LinkedIn page', 'https://www.linkedin.com/company/nocturne-audio'],
      ['YouTube channel', 'https://www.youtube.com/@nocturneaudio'],
      [
        'What does your company do? (max. 50 words)',
        'We make earplugs that learn to mask the snoring of your partner and nothing else.',
      ],
      ['Industry', 'Technology'],
      ['Stage', 'MVP'],
      ['Business model', 'B2C'],
    ])}
<h2>B. Team</h2>${rows([
      ['How many founders?', '2'],
      ['How many people work for you today?', '5'],
      ['How many do you expect in twelve months?', '9'],
      ['Highest degree among the founders', "Master's"],
      ['Years of experience in the industry', '6'],
    ])}
<h2>C. Money (EUR)</h2>${rows([
      ['Revenue, last 12 months', '61 400'],
      ['Revenue expected next year', '350 000'],
      ['Funding raised so far', '120 000'],
      ['Net burn per month', '8 500'],
      ['Runway (months)', '6'],
      ['Cost to acquire a customer', '34'],
      ['Customer lifetime value', '142'],
    ])}
<h2>D. Market</h2>${rows([
      ['Total market (million EUR)', '780'],
      ['Segment you start with (million EUR)', '65'],
      ['Growth of the market per year (%)', '8'],
      ['Number of competitors', '9'],
      ['Patents', '1'],
    ])}`,
  },
  'veldt-grant-form.pdf': {
    html: `<h1>Grant application form: innovation voucher</h1>
<p><b>1. Applicant</b></p>
<p>Legal name: Veldt Packaging GmbH</p><p>VAT ID: DE318845120</p><p>Registered office: Leipzig, Germany</p><p>Date of incorporation: 17/05/2017</p>
<p><b>2. Activity</b></p><p>Short description: Veldt presses trays and bowls out of straw so that farm shops can drop plastic.</p>
<p>Sector: Retail</p><p>Business model: B2B</p><p>Current stage: Growth</p>
<p><b>3. Staff</b></p><p>Employees (full-time equivalents): 52</p><p>of which in research: 7</p><p>Founders: 3</p>
<p><b>4. Figures of the last closed year (2025)</b></p><p>Turnover: EUR 3,912,000.00</p><p>Net result: EUR -117,360.00</p><p>Net profit margin: -3.0 %</p><p>Balance sheet total: EUR 2,450,000.00</p>
<p><b>5. Project</b></p><p>Cost of the project: EUR 180,000.00</p><p>Grant requested: EUR 90,000.00</p><p>Duration: 18 months</p>
<p><b>6. Financing</b></p><p>Main source of finance to date: bank loans</p><p>Total funding received: EUR 2,200,000.00</p><p>Patents (granted or filed): 4</p>
<p><b>7. Self-assessment (1 = low, 5 = high)</b></p><p>Innovation level: 3</p><p>Scalability: 4</p><p>Relevance of the problem: 5</p><p>Customer feedback: 4.5</p><p>Entry barriers: 2</p>`,
  },
  'brisa-solicitud.docx': {
    html: `<h1>Solicitud de participación. Programa Despega 2027</h1><p>Dotación del premio: 30.000 €. Plazas: 12 startups.</p>${rows(
      [
        ['Nombre de la startup', 'Brisa Textil'],
        ['Razón social', 'Brisa Textil Circular, S.L.'],
        ['CIF', 'B67891234'],
        ['Ciudad', 'Alcoy (Alicante)'],
        ['Año de constitución', '2021'],
        ['Web', 'www.brisatextil.com'],
        [
          'Descripción de la actividad',
          'Recogemos ropa usada y la convertimos en hilo nuevo para fabricantes de punto.',
        ],
        ['Sector', 'Comercio'],
        ['Fase', 'Crecimiento'],
        ['Modelo de negocio', 'B2B'],
        ['N.º de fundadores', '3'],
        ['N.º de personas en el equipo', '18'],
        ['Nivel de estudios de los fundadores', 'Grado universitario'],
        ['Ingresos del último ejercicio (2025)', '1.043.500,00 €'],
        ['Ingresos previstos 2026', '1.600.000,00 €'],
        ['Resultado neto sobre ingresos', '-11,5 %'],
        ['Financiación obtenida', '685.000 €'],
        ['Tipo de financiación', 'Business angels'],
        ['Gasto mensual neto', '24.300 €'],
        ['Meses de caja', '8'],
        ['Mercado total', '540 millones de euros'],
        ['Competidores principales', 'Hilaturas Ferre (facturación: 25 M€), Recover (facturación: 40 M€)'],
        ['N.º de competidores', '5'],
        ['Patentes', 'Ninguna'],
      ],
    )}`,
  },
  'salvia-formulario.pdf': {
    html: `<h1>Formulario de inscripción: Foro de Inversión del Norte</h1>
<p>Empresa: Salvia Salud Digital S.L.</p><p>Localidad: Oviedo, España</p><p>Fecha de fundación: febrero de 2023</p>
<p>¿Qué hacéis?: Una aplicación con la que los pacientes con migraña anotan sus crisis y su neurólogo ajusta el tratamiento.</p>
<p>Industria: Salud</p><p>Modelo: SaaS</p><p>Etapa: MVP</p>
<p>Fundadores: 2</p><p>Tamaño del equipo: 7 personas (previsto a finales de 2027: 15)</p>
<p>Facturación de los últimos 12 meses: 96.000 euros</p><p>Facturación del año anterior: 12.000 euros</p>
<p>Coste de adquisición: 22,50 €</p><p>Valor de vida del cliente: 187,40 €</p>
<p>Burn mensual: 14.800 €</p><p>Runway: 12 meses</p>
<p>Inversión buscada: 600.000 €</p><p>Inversión recibida hasta la fecha: 210.000 €</p>
<p>Valoración de 1 a 5</p><p>Nivel de innovación: 4</p><p>Capacidad de ejecución: 3</p><p>Experiencia técnica: 5</p><p>Experiencia de negocio: 3</p><p>Entorno regulatorio: 2</p>
<p>Efectos de red (0 a 1): 0,4</p><p>Coste marginal (0 a 1): 0,05</p>
<p>Síguenos: linkedin.com/company/salvia-salud, twitter.com/salviasalud</p>`,
  },
};
