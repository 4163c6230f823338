import type { Sources } from '../sources/Source.ts';

/** Written by a third person, who had read neither the extractor nor the other documents, after it was finished. */
export const unseenSources: Sources = {
  'larkspur-memo.txt': {
    text: `INVESTMENT MEMO - CONFIDENTIAL
Halden Bridge Capital, Fund II (€85M), March 2026

Company: Larkspur Diagnostics
Prepared by: O. Brandt

1. What they do
Larkspur Diagnostics sells a desktop reader that tells veterinarians within ten minutes whether a cow has mastitis. The company is based in Wageningen, the Netherlands, and was incorporated in 2022.

2. People
The company was started by two people, a veterinarian and a sensor engineer. Headcount stood at 17 at the end of February, up from 9 a year earlier. Halden Bridge itself employs 22.

3. Numbers
Sales in 2024 were €188k. Last year (2025) they came to €431k, and management budgets €1.1M for 2026.
The company burns about €52k net each month and had fourteen months of runway at the end of February.
Customer acquisition cost is around €1,900 per practice; lifetime value is put at €14,200.
Net margin 2025: -61 %.
To date Larkspur has raised €1.35 million from angels and a regional fund.

4. Market
Management sizes the total market at €2.4 billion; the segment it goes for, dairy practices in north-west Europe, at €310 million. The market grows by some 6 % per year.
We count eight competitors. The largest, BovaTech (Utrecht), had revenue of €23M in 2024 and a staff of 140.

5. IP
One patent granted (EP), two applications pending.
`,
  },
  'thread-dunlin.txt': {
    text: `Subject: Dunlin Robotics - quick facts before Thursday
From: Priya
To: deal team

Before Thursday, the short version on Dunlin Robotics (Tampere, Finland):

* robots that clean fish tanks at farms, hardware plus a service fee
* set up in 2021 by three PhDs, 15 people today, will be 25 by Christmas
* 2025 revenue EUR 610k, H1 2026 EUR 402k
* burn is 45k a month net, so the cash lasts until about ten months from now
* they raised EUR 2.2m so far and want another 5m
* TAM they say EUR 3.1bn, the serviceable part EUR 260m
* 4 patents granted
* competitors: they list five

For comparison: AquaSweep, which we passed on in 2024, had revenue of EUR 1.9m then and 40 people.
`,
  },
  'kpi-basalt.csv': {
    text: `Basalt Loop - KPI sheet,,,,
,2024,2025,2026 (budget),Comment
Revenue (EUR),"96,000","254,000","620,000",
Net margin,-88%,-42%,-15%,
Headcount (year end),7,13,21,
CAC (EUR),"3,100","2,450","2,200",
LTV (EUR),"8,900","11,700","12,500",
Monthly net burn (EUR),"22,000","31,500","36,000",
Cash runway (months),9,16,,after the bridge
Granted patents,0,1,2,
,,,,
Company,Basalt Loop B.V.,,,
City,"Eindhoven, Netherlands",,,
Founded,2022,,,
Founders,3,,,
`,
  },
  'press-cormorant.txt': {
    text: `Cormorant Freight lands €3.2m to take the guesswork out of inland shipping

ANTWERP, 9 April 2026 - Cormorant Freight, a start-up whose software tells barge operators when a lock will be free, has closed a €3.2 million seed round led by Nordkap Ventures. It brings total funding to €4.1 million.

Founded in 2020 by Lieve Maes and Jonas Okafor, the Antwerp company now employs 26 people. Turnover reached €890,000 in 2025, against €410,000 the year before; Maes expects it to pass €2 million this year.

"Every hour in front of a lock costs an operator €180," says Maes.

The market for waterway software in Europe is worth about €560 million, according to a study by Rivertide Research, and grows 9 per cent a year. Rival Portwise of Rotterdam, which raised €11 million in 2023, has a staff of 75 and says it made €6 million in sales last year.
`,
  },
  'about-willet.html': {
    text: `<!doctype html><html lang="en"><head><title>About us | Willet Sound</title><meta name="description" content="Hearing tests that run on any phone."></head><body>
<nav><a href="/">Home</a> <a href="/careers">Careers</a></nav>
<main><h1>About Willet Sound</h1>
<p>Willet Sound makes hearing tests that run on any phone, so that nobody has to travel to find out whether they need an aid.</p>
<p>We are a team of 19 in Galway, Ireland. Aoife Brannigan and Kwame Mensah founded the company in 2019.</p>
<section><h2>In numbers</h2><ul><li>240,000 tests taken in 2025</li><li>€1.15 million in revenue last year</li><li>3 patents</li><li>€2.6 million raised so far</li></ul></section>
<section><h2>Why it matters</h2><p>1.5 billion people live with hearing loss. Clinics in Ireland have a waiting list of 14 months.</p></section>
<footer>Willet Sound Ltd, Galway. <a href="https://www.linkedin.com/company/willet-sound">LinkedIn</a></footer></main></body></html>
`,
  },
  'correo-trebol.txt': {
    text: `De: Nerea Olaizola <nerea@trebolagua.es>
Para: inversiones@peniscolacapital.es
Fecha: 12 de mayo de 2026
Asunto: Re: datos que nos pedisteis

Hola, Andrés:

Gracias por la llamada. Te resumo lo que faltaba de Trébol Agua:

- Seguimos en Logroño. La sociedad se constituyó en 2021.
- Somos 12 personas; los socios fundadores somos cuatro.
- En 2025 facturamos 287.000 euros (en 2024 habían sido 120.000). Para este año el plan dice 600.000, pero ya te dije que yo no me lo creo.
- Gastamos 24.000 euros netos al mes y nos queda caja para 11 meses.
- Hemos levantado 520.000 euros hasta hoy, casi todo ENISA y business angels.
- Captar un ayuntamiento nos cuesta unos 6.800 euros.
- El mercado total en España ronda los 740 millones de euros y el segmento al que vamos, municipios de menos de 20.000 habitantes, unos 95 millones.
- Competidores directos: tres. El mayor, Hidrored, facturó 4,2 millones en 2024.

Lo que hacemos, por si lo quieres para la ficha: detectamos fugas en redes municipales con sensores acústicos que se ponen sin cortar el agua.

Un abrazo,
Nerea
www.trebolagua.es
`,
  },
  'formulario-retama.txt': {
    text: `SOLICITUD DE ADMISIÓN - ACELERADORA SIERRA NORTE, CONVOCATORIA 2026

Nombre de la startup: Retama Textil
Sede: Béjar, Salamanca
Año de constitución: 2023
Página web: https://www.retamatextil.com
Sector: Comercio
Fase: MVP
Modelo de negocio: B2B

Breve descripción: Hilo reciclado a partir de recortes de fábrica, con trazabilidad por lote.

EQUIPO
Número de fundadores: 2
Personas en plantilla: 5
Años de experiencia en el sector: 9

MERCADO
Mercado total (M€): 1.150
Mercado objetivo (M€): 64
Crecimiento anual del mercado: 7,5 %
Número de competidores: 12

FINANZAS
Ingresos 2025: 48.500 €
Previsión de ingresos 2026: 210.000 €
Gasto mensual neto: 9.300 €
Meses de caja: 7
Margen de beneficio: -95 %
Financiación recibida: 130.000 €
Coste de adquisición de cliente: 850 €
Patentes: 0
`,
  },
  'notas-due-diligence.txt': {
    text: `Notas de due diligence, Mirlo Energía S.L. (visita del 3 de junio de 2026)

La compañía, con domicilio en Zaragoza, instala baterías compartidas en comunidades de vecinos. Se fundó en 2020; los tres fundadores siguen en la gestión diaria y la plantilla es de 31 personas (la presentación decía 34, pero tres se fueron en abril).

Ventas: la dirección habla de «casi dos millones». Las cuentas auditadas de 2025 dicen 1.640.000 euros; las de 2024, 980.000.
Margen neto de 2025: -12 %.
La deuda bancaria asciende a 400.000 euros. La financiación total recibida suma 3,8 millones de euros.
El consumo neto de caja es hoy de 61.000 euros mensuales. Con la tesorería actual hay para 18 meses.

El mercado direccionable que calcula la compañía es de 890 millones de euros y nos parece razonable; el segmento objetivo, de 120 millones. Hay seis competidores, de los que Solaris Común es el mayor (facturación de 9 millones, 110 empleados).

Tiene una patente concedida y dos en trámite.
`,
  },
};
