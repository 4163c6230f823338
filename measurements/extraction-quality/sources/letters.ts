import type { Sources } from './Source.ts';

export const letters: Sources = {
  'sorrel-email.txt': {
    text: `From: Dana Whitlock <dana@sorrelpay.com>
To: Investments <deals@harbourfund.eu>
Date: Tue, 10 Nov 2026 18:04
Subject: Sorrel - numbers you asked for

Hi Tom,

good to talk yesterday. Quick recap: Sorrel lets freelancers get paid for an invoice the day they send it. We are twenty-one people now, all in Vilnius, Lithuania.

- revenue over the last 12 months: 1.6 mln EUR (it was 0.7 mln when we first met in 2025)
- burn: EUR 47k a month, which gives us 13 months
- customer acquisition cost is €88, LTV is €610
- raised so far: EUR 2.3 mln; looking for another 3

If the pilot with the bank works out we'll end 2027 at 6 mln.

You asked about Factris: they have about 90 people and did 14 mln in 2025.

Best,
Dana

Dana Whitlock, co-founder & CEO
Sorrel · sorrelpay.com · linkedin.com/company/sorrelpay
--
This message is confidential. Harbour Fund I, €30m, closed 2019.
`,
  },
  'plover-thread.txt': {
    text: `Subject: RE: RE: Plover intro

Sure, here goes.

Plover is a B2B tool that plans shifts for care homes. We're pre-revenue, at the MVP stage, three homes testing it for free. Two founders plus one developer. We put in 40,000 euros of our own, no outside money. That lasts until May, so 6 months at roughly 6.5k a month.

The care-home software market in the Nordics is 180 million euros and growing by 12% a year as far as we know.

Jonas
Plover AB, Uppsala, Sweden

> On 6 Nov 2026 Karin wrote:
> Thanks Jonas. Could you send me revenue, burn, team, the market? For comparison: our last investment,
> Timebee, had revenue of 300k, a team of 12 and 15 months of runway when we came in with 500k.
`,
  },
  'hinojo-correo.txt': {
    text: `De: Teresa Blasco <teresa@hinojo.app>
Para: Fondo Llevant
Fecha: 12 de noviembre de 2026
Asunto: Datos de Hinojo

Hola, Jordi:

Te resumo lo que me pedías. Hinojo es una aplicación que ayuda a los comedores escolares a comprar a agricultores de la zona. Estamos en Castellón y arrancamos en 2021.

Facturamos 515.000 euros en los últimos 12 meses; hace un año estábamos en 240.000. Para 2027 calculamos 1,1 millones.
Somos 12 personas y quemamos 15.500 euros al mes, así que tenemos caja para 14 meses.
El CAC anda por 740 euros y el LTV por 6.300.
Llevamos levantados 480.000 euros, casi todo de business angels. Ahora buscamos entre 800.000 y un millón.

Sobre la competencia: hay dos empresas que hacen algo parecido. La francesa, Agrilocal, factura unos 4 millones.

Un abrazo,
Teresa
Hinojo · www.hinojo.app
`,
  },
  'garbi-correo.txt': {
    text: `Asunto: Garbí Mobility / seguimiento

Buenas tardes:

Adjunto la actualización mensual a inversores.

Garbí Mobility alquila motos eléctricas a empresas de reparto (B2B).
Octubre de 2026:
* Ingresos del mes: 118.000 €
* Ingresos de los últimos doce meses: 1,28 M€
* Equipo: 22 personas (+2)
* Gasto neto: 33.000 € al mes
* Caja: 520.000 €, unos 16 meses
* Coste de adquisición: 310 €

Presupuesto del año completo: ingresos 1,5 M€, equipo 25.

En Italia nuestro socio local cerró con 640.000 € y 9 personas.

Saludos desde Tarragona,
Pau Ribes, fundador
`,
  },
};
