import type { Sources } from './Source.ts';

export const memos: Sources = {
  'harrow-memo.docx': {
    html: `<h1>Investment memorandum: Harrow Robotics B.V.</h1>
<p>Prepared by Polder Ventures for the investment committee, 4 November 2026. Our fund, Polder II, manages €85 million and has made 14 investments; typical tickets lie between €0.5m and €1.5m.</p>
<h2>Summary</h2>
<p>Harrow Robotics builds autonomous weeding robots for organic vegetable growers. The company was founded in 2019 in Wageningen, the Netherlands, by Joost van Eck and Priya Nair, who both worked on field robots before; van Eck has 12 years of experience in agricultural machinery.</p>
<h2>Financials</h2>
<p>Turnover in the twelve months to September 2026 was €2.85 million, against €1.9 million the year before. Management forecasts €5 million for 2027, which we consider optimistic. The company loses money: the net margin stands at minus 14 percent. Net burn is €68,000 a month, and with the cash at hand it lasts another sixteen months.</p>
<p>Harrow has raised €3.4 million to date, mainly from venture capital funds. It now asks for €4 million at a pre-money valuation of €12 million.</p>
<h2>Market</h2>
<p>The market for mechanical weeding in Europe is estimated at €1.1 billion and grows 13% a year. In North America it is about twice that size. The segment that Harrow serves first, organic carrots and onions, is worth €90 million.</p>
<h2>Competition</h2>
<p>Eight companies offer something comparable. The best known, Naio, has sold 300 robots and employs 110 people.</p>
<h2>Team</h2>
<p>34 employees, of whom 20 engineers. We rate the technical expertise 5/5 and the business expertise 3/5.</p>`,
  },
  'tidewell-memo.doc': {
    html: `<h1>Tidewell Ltd</h1><p><i>Note to the partners, confidential</i></p>
<p>Tidewell sells a subscription that warns fish farms of algae blooms three days ahead. Its customers are salmon farms in Norway and Scotland. It is a B2B company from Bergen, Norway, incorporated in 2021.</p>
<p><b>Numbers.</b> Last year's revenue was €390k. In the current twelve months it is at €720k. By 2028 they hope for €4m. CAC has come down from €9,000 to €5,600. The lifetime value of a farm is put at €48,000.</p>
<p><b>Cash.</b> At a burn of 26k EUR per month they have a runway of 7 months. So far they have lived on €550,000, half of it from grants.</p>
<p><b>People.</b> There are nine of them. Of the two founders one holds a PhD in marine biology. They plan to be twenty by the end of 2027.</p>
<p><b>Comparables.</b> OceanEye (Chile): 60 staff, revenue of 8m dollars. BlueSense: closed in 2025.</p>
<p><b>Recommendation.</b> Proceed to due diligence with a ticket of €300k to €500k.</p>`,
  },
  'nubia-memorando.docx': {
    html: `<h1>Memorando de inversión. Nubia Diagnostics, S.L.</h1>
<p>Elaborado por Gredos Capital, octubre de 2026. Gredos Capital gestiona 60 millones de euros y ha invertido en 22 compañías.</p>
<h2>La compañía</h2>
<p>Nubia Diagnostics desarrolla pruebas de sangre para detectar el cáncer de páncreas en fases tempranas. Con sede en Salamanca, fue constituida en 2018 por tres investigadores del hospital universitario; su directora general es doctora en biología molecular. NIF: B-37555123. Tiene cinco patentes.</p>
<h2>Situación financiera</h2>
<p>Los ingresos de los últimos doce meses ascienden a 430.000 euros, procedentes de dos hospitales (275.000 euros en 2024). El plan de negocio prevé 6 millones en 2029. El consumo de caja es de 95.000 euros mensuales y la tesorería cubre veintidós meses.</p>
<p>Desde su creación ha captado 5,2 millones de euros, en su mayor parte de fondos de capital riesgo. La ronda actual es de 8 millones.</p>
<h2>Mercado</h2>
<p>El mercado europeo de diagnóstico precoz del cáncer se estima en 3.400 millones de euros, con un crecimiento anual del 11,8 %. El mercado mundial alcanza los 12.000 millones. El segmento inicial, pacientes con diabetes de nueva aparición en España y Portugal, supone 75 millones.</p>
<h2>Equipo</h2>
<p>La plantilla es de 21 personas. A juicio de este equipo, las barreras de entrada son muy altas.</p>`,
  },
  'tramontana-memorando.doc': {
    html: `<h1>Tramontana Pagos</h1><p>Nota interna</p>
<p>Tramontana Pagos ofrece a pequeños comercios un terminal que cobra, fía y lleva la contabilidad. Es una fintech B2B de Girona nacida en 2020.</p>
<ul><li>Facturó 2,6 millones de euros en 2025, un 70 % más que en 2024 (1,53 millones).</li>
<li>Para 2026 su presupuesto habla de 4,1 millones.</li>
<li>Equipo: 45 personas, frente a las 28 de hace un año.</li>
<li>Coste de captar un comercio: 180 euros. Valor de vida: 1.450 euros.</li>
<li>Margen neto: -6 %. Margen bruto: 58 %.</li>
<li>Ha recibido en total 4,8 M€ y le quedan 20 meses de caja.</li></ul>
<p>Compite con unas pocas entidades grandes (SumUp ingresa más de 300 millones) y con cuatro empresas de su tamaño.</p>
<p>Cada inversor de la ronda anterior puso entre 200.000 y 400.000 euros.</p>`,
  },
};
