/** A memo in English: running text and a table, with a competitor, a past and a future figure among its facts. */
export const memoSource = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Investment memo</title></head><body>
<h1>Investment memo: Galerna Ports</h1>
<p>Galerna Ports is a software company that plans berths and cranes for medium-sized harbours. It was founded in 2020 and is based in Bilbao, Spain.</p>
<h2>Team</h2>
<p>The company was started by three founders and today has a team of 14 people.</p>
<h2>Business</h2>
<p>Annual revenue reached €1.2 million in 2025, up from €0.7 million in 2024, and is expected to pass €3 million in 2027. The net profit margin was -18 %.</p>
<h2>Figures</h2>
<table border="1">
<tr><th>Item</th><th>Value</th></tr>
<tr><td>Burn rate (monthly)</td><td>€45,000</td></tr>
<tr><td>Cash runway</td><td>16 months</td></tr>
<tr><td>Funding raised</td><td>€2,500,000</td></tr>
<tr><td>Total market size</td><td>€4.5 billion</td></tr>
</table>
<h2>Competition</h2>
<p>There are 6 direct competitors. The largest, HarbourSoft, reported revenue of €12 million and employs 180 people.</p>
<h2 style="page-break-before: always">Intellectual property</h2>
<p>The company holds two patents.</p>
</body></html>
`;

/** A plan in Spanish with a column per year, two of them in the future. */
export const sheetSource = `Plan financiero;;;;
Cifras en miles de euros;;;;
;;;;
Concepto;2024;2025;2026 (previsión);2027 (previsión)
Ingresos;420;780;1500;3100
Coste de adquisición de cliente (€);950;820;700;650
;;;;
Datos generales;;;;
Nombre de la startup;Caudal Hídrico;;;
Ubicación;Zaragoza, España;;;
Año de fundación;2019;;;
Número de fundadores;2;;;
Tamaño del equipo;11;;;
Meses de caja;14;;;
Patentes;1;;;
Margen de beneficio;-12,5 %;;;
Etapa;Crecimiento;;;
Industria;Tecnología;;;
`;

const slide = (title: string, lines: readonly string[]) => `
<draw:page draw:name="${title}" draw:master-page-name="M">
<draw:frame presentation:class="title" svg:x="2cm" svg:y="1cm" svg:width="20cm" svg:height="2cm"><draw:text-box><text:p>${title}</text:p></draw:text-box></draw:frame>
<draw:frame svg:x="2cm" svg:y="4cm" svg:width="20cm" svg:height="10cm"><draw:text-box>${lines.map((line) => `<text:p>${line}</text:p>`).join('')}</draw:text-box></draw:frame>
</draw:page>`;

/** A deck in English. */
export const deckSource = `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:presentation="urn:oasis:names:tc:opendocument:xmlns:presentation:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.presentation">
<office:automatic-styles><style:page-layout style:name="P"><style:page-layout-properties fo:page-width="28cm" fo:page-height="15.75cm"/></style:page-layout></office:automatic-styles>
<office:master-styles><style:master-page style:name="M" style:page-layout-name="P"/></office:master-styles>
<office:body><office:presentation>
${slide('Tramo Learning', ['Company name: Tramo Learning', 'We teach vocational maths with short games.', 'Location: Málaga, Spain'])}
${slide('Traction', ['Annual revenue: €310k', 'Customer acquisition cost: €52', 'Lifetime value: €240', 'Burn rate: €38,000 per month'])}
${slide('Market', ['Total market size: €900 million', 'The market grows 14% a year', 'Number of competitors: 7'])}
${slide('Team', ['Team size: 12', 'Founded in 2021'])}
</office:presentation></office:body></office:document>
`;
