import type { Sources } from './Source.ts';

export const onePagers: Sources = {
  'gannet-onepager.pdf': {
    html: `<h1>GANNET - one pager</h1><p><i>Drone inspection of offshore wind turbines, without stopping them</i></p>
<table border="0"><tr><td width="50%"><b>Company</b><br>Gannet Inspection A/S<br>Esbjerg, Denmark<br>est. 2019<br>gannet.dk</td><td><b>At a glance</b><br>Staff: 28<br>Revenue LTM: €2.2M<br>Net margin: 3%<br>Raised: €1.75M</td></tr></table>
<p><b>What we do.</b> Gannet inspects turbine blades with drones while the rotor turns, and sends the report the same day.</p>
<p><b>Market.</b> Blade inspection worldwide is a €1.4bn market; in the North Sea, where we work, it is €260M. It is growing 15% every year.</p>
<p><b>Unit economics.</b> CAC €18k, LTV €140k.</p>
<p><b>Why we win.</b> Two patents. Five rivals, all of which need the turbine to stand still. The biggest of them flies 40 drones and makes €12M.</p>
<p><b>We are looking for</b> €3M to double the fleet and reach €6M revenue in 2028.</p>`,
  },
  'fathom-onepager.txt': {
    text: `FATHOM TUTORS
Maths tutoring over the phone, for kids without a laptop

Where: Cork, Ireland           Since: 2022
Model: B2C subscription, EUR 19 a month
Team: 10 (2 founders)          Funding: EUR 400k, angels
Revenue (last 12 months): EUR 228k       a year ago: EUR 90k
Burn: EUR 11k/month            Runway: a year and a half
CAC: EUR 27   LTV: EUR 165
Market: EUR 1.2bn (UK & Ireland)   Growth: 6% p.a.
Competition: 14 online tutoring firms, none by phone

Next: EUR 1m round to reach 12,000 pupils and a team of 20 by 2028
fathomtutors.ie | linkedin.com/company/fathomtutors
`,
  },
  'castanar-resumen.docx': {
    html: `<h1>Castañar Foods · resumen ejecutivo</h1>
<p>Harina de castaña sin gluten para panaderías industriales.</p>
<p><b>Quiénes somos:</b> Castañar Foods transforma la castaña que no se vende en harina sin gluten para la industria del pan. Nacimos en Ourense en 2020 y somos 14 personas, dos de ellas fundadoras.</p>
<p><b>Cifras:</b> ventas de 780 mil euros en los últimos doce meses (el año pasado, 540 mil). Margen neto del -4 %. Captar una panadería nos cuesta 650 € y nos deja 5.200 € a lo largo de su vida.</p>
<p><b>Mercado:</b> las harinas sin gluten mueven 640 millones de euros en Europa y 95 millones en España y Portugal, nuestro primer objetivo. Crecen al 9 % anual.</p>
<p><b>Financiación:</b> hemos recibido 350.000 €, la mayor parte en ayudas públicas. Caja para 9 meses con un gasto de 12.000 € al mes. Pedimos 500.000 €.</p>
<p><b>Competencia:</b> tres fabricantes. El mayor, Schär, vende por 500 millones.</p>
<p>castanarfoods.gal</p>`,
  },
  'lince-ficha.txt': {
    text: `LINCE VISIÓN - FICHA DE EMPRESA
===============================
Actividad ......... Cámaras que cuentan y clasifican la fruta en la cinta
Sede .............. Murcia
Fundación ......... 2018
Plantilla ......... 33
Facturación 2025 .. 2.950.000 €
Facturación 2024 .. 2.100.000 €
Objetivo 2026 ..... 4.000.000 €
Margen neto ....... 1,5 %
Capital captado ... 1,2 M€
Patentes .......... 1
Competidores ...... 8
Mercado ........... 310 M€ (Europa), 1.100 M€ (mundo)
Web ............... lincevision.com
`,
    encoding: 'latin1',
  },
};
