import type { Sources } from './Source.ts';

export const diligence: Sources = {
  'osprey-diligence.docx': {
    html: `<h1>Due diligence notes - Osprey Cold Chain</h1><p>Site visit, Gdansk, Poland, 28 October 2026. Present: the CEO, the CFO, two of us.</p>
<ol><li>Osprey tracks vaccines and insulin on their way to pharmacies with reusable sensor boxes.</li>
<li>The deck says 60 employees; payroll shows 44. We use payroll.</li>
<li>Audited revenue 2025: EUR 4,215,000. Budget 2026: EUR 6,000,000. Q1-Q3 2026 unaudited: EUR 3,900,000.</li>
<li>Net margin 2025: -7.5%. EBITDA margin: -2%.</li>
<li>Burn averages EUR 92,000 per month. Runway per the CFO: 17 months.</li>
<li>Total funding to date EUR 5.6m, of which EUR 0.6m grants; the rest comes from venture capital.</li>
<li>CAC: claimed EUR 2,000, our calculation EUR 2,750. LTV not provided.</li>
<li>One patent granted, two applications.</li>
<li>Customer interviews (8): 4 out of 5 on average.</li>
<li>Competitors: the company names three; we found ten.</li></ol>
<p>Valuation discussed: 18-22 million. Open points: pension liabilities, lease until 2029.</p>`,
  },
  'bramble-notes.txt': {
    text: `BRAMBLE - call notes 5.11.26 (w/ Freya, CFO)

- marketplace for used climbing gear, Innsbruck AT, started 2021
- rev: 840k LTM. 2025 was 610k. 2027 plan 2.2m -> not convinced
- take rate 15%, GMV 5.6m
- team 15 ppl, want 18 by spring
- burn 19k/mo, 20 months left after July extension
- total raised 1.1m incl. 250k loan
- CAC 9.40 EUR!! LTV 71 EUR
- TAM they say 2.5bn (all outdoor, global), we'd say 300m for Europe climbing - tbd
- Decathlon as competitor: 2nd-hand biz 50m+
- founders: 2, one ex-Zalando
`,
  },
  'tejo-diligencia.docx': {
    html: `<h1>Informe de due diligence: Tejo Energía</h1><p>Versión del 6 de noviembre de 2026. Confidencial.</p>
<table border="1"><tr><td>Concepto</td><td>Declarado por la empresa</td><td>Verificado</td></tr>
<tr><td>Ingresos 2025</td><td>3,1 M€</td><td>2,87 M€</td></tr><tr><td>Empleados</td><td>40</td><td>36</td></tr><tr><td>Meses de caja</td><td>18</td><td>15</td></tr></table>
<p>Tejo Energía gestiona comunidades solares para bloques de viviendas. Sede: Pamplona. Año de fundación: 2019. NIF: B31998877.</p>
<p>El gasto mensual neto medio del último trimestre es de 58.000 €. El margen neto de 2025 fue del -13 %.</p>
<p>Financiación acumulada: 3,75 millones de euros, principalmente capital riesgo. La ronda que se analiza es de 5 millones.</p>
<p>Hemos identificado 12 competidores en España. El mayor tiene 200 empleados y 30 millones de ingresos.</p>
<p>Los tres fundadores acumulan experiencia; la mayor, 22 años en el sector eléctrico.</p>`,
  },
  'zarzal-notas.txt': {
    text: `ZARZAL. Notas de la reunión del 3/11/2026

Qué hacen: software SaaS para que las clínicas dentales no pierdan citas.
Dónde: Granada. Desde: 2022.
Ventas: 365k últimos 12 meses (150k el año anterior). Prevén 900k para 2027, lo veo difícil.
Equipo: 8 ahora, serán 12 en primavera.
Fundadores: 3, uno con doctorado en informática.
Caja: queman 10k al mes, les quedan 5 meses. Urge.
Han levantado 195k: FFF y un préstamo ENISA de 60k.
CAC 270 €, LTV 2.900 €.
Mercado: 130 M€ en España según ellos. Crece al 8 %.
Competidores: muchos, entre 15 y 20.
Nosotros: ticket de 150k como máximo, somos un fondo de 12 M€.
`,
  },
};
