import type { ConceptWords } from './ConceptWords.ts';

/** Concepts of a startup's money and its customers. */
export const moneyConcepts = {
  revenue: {
    en: 'revenue revenues rev turnover sales billings billing billed bill invoiced invoicing takings proceeds_sales top_line topline receipts business_volume sales_figure invoice invoices',
    es: 'ingreso ingresos facturacion factura facturado facturamos facturais facturan facturasteis venta ventas cifra_negocio cifra_negocios volumen_negocio volumen_negocios volumen_ventas cifra_ventas importe_neto_cifra_negocios importe_neto_cifra_negocio vendido ingresado',
  },
  income: { en: 'income', es: '' },
  ofRevenue: {
    en: 'generated achieved realised realized earned amount volume figure operating gross income sales revenue trading ordinary made consolidated per',
    es: 'generad* obtenid* realizad* volumen cifra explotacion brut* ventas ordinarios consolidad* importe operativ*',
  },
  margin: { en: 'margin margins', es: 'margen margenes' },
  profit: {
    en: 'profit profits profitability result bottom_line net_income earnings net_earnings',
    es: 'beneficio beneficios resultado ganancia ganancias utilidad rentabilidad lucro',
  },
  ofProfit: {
    en: 'net profit profitability after_tax tax after bottom_line sales revenue turnover return percentage share over final earnings',
    es: 'neto neta netos beneficio beneficios despues_impuestos impuestos despues ventas ingresos facturacion porcentaje ganancia utilidad final rentabilidad',
  },
  returnOnSales: {
    en: 'return_sales return_revenue return_turnover ros',
    es: 'rentabilidad_ventas rentabilidad_neta retorno_ventas',
  },
  customer: {
    en: 'customer customers client clients user users buyer buyers subscriber subscribers account consumer consumers',
    es: 'cliente clientes clienta clientas usuario usuarios comprador compradores suscriptor suscriptores consumidor consumidores',
  },
  acquire: {
    en: 'acquisition acquire acquiring acquired win winning won gain gaining getting get obtain obtaining attract attracting land landing bring_in capture recruit convert',
    es: 'adquisicion adquirir captacion captar conseguir consecucion ganar obtener atraer conquistar captura incorporar obtencion captado',
  },
  cost: {
    en: 'cost costs spend spending expense expenses expenditure price costing pay outlay investment',
    es: 'coste costes costo costos gasto gastos cuesta inversion precio desembolso',
  },
  cac: { en: 'cac cpa', es: 'cac' },
  ofAcquisition: {
    en: 'customer customers client clients user users buyer buyers subscriber subscribers new each single per acquisition acquire cost one additional paying marketing sales account shop shops store stores merchant merchants household households family families patient patients member members practice clinic school farm',
    es: 'cliente clientes clienta usuario usuarios comprador suscriptor suscriptores nuevo nueva nuevos cada adquisicion captacion coste unitario marketing comercial pago tienda tiendas comercio comercios familia familias hogar hogares paciente pacientes socio socios colegio clinica bodega',
  },
  lifetimeValue: {
    en: 'ltv clv cltv lifetime_value life_time_value lifetime_worth',
    es: 'ltv clv cltv vlv vtv',
  },
  lifetime: {
    en: 'lifetime life life_cycle relationship lifespan life_span',
    es: 'vida ciclo_vida relacion vida_util todo_tiempo tiempo largo_tiempo',
  },
  worth: {
    en: 'value worth revenue margin contribution income yield earned spend',
    es: 'valor ingreso ingresos margen aporta contribucion valor_economico gasto genera',
  },
  ofLifetime: {
    en: 'customer customers client clients user users buyer subscriber over each per one single value lifetime life ltv clv time long term total shop shops store stores merchant merchants household households family families patient patients member members practice clinic school farm',
    es: 'cliente clientes clienta usuario usuarios suscriptor durante largo cada valor vida ltv ciclo toda comprador tiempo largo plazo total vitalicio tienda tiendas comercio comercios familia familias hogar hogares paciente pacientes socio socios colegio clinica bodega',
  },
  fund: {
    en: 'fund funds funding finance financing financed capital money investment investments invested equity cash_in venture_capital financial_resources backing investment_capital external_capital',
    es: 'fondos financiacion financiamiento financiado capital dinero inversion inversiones recursos capitales capital_social fondo recursos_financieros aportaciones aportacion',
  },
  raised: {
    en: 'raised raise raising secured received obtained attracted collected gathered closed got invested injected contributed paid_in captured brought_in accumulated',
    es: 'captad* captado levantad* levantamos obtenid* recibid* conseguid* recaudad* atraid* acumulad* invertid* lograd* cerrad* aportad* captacion recabad* desembolsad* movilizad* recaudacion',
  },
  ofRaised: {
    en: 'total date external investor investors all rounds overall equity cumulative company since start inception third_parties outside historic',
    es: 'total fecha externa externo externos inversores todas rondas conjunto acumulado desde inicio terceros ajena historica historico',
  },
  moneySource: {
    en: 'finance financing financed funding funded fund funds capital money investment resources backing backed capitalised',
    es: 'financiacion financiamiento financia financia* fondos capital dinero inversion recursos',
  },
  moneyKind: {
    en: 'type kind source sources origin form instrument instruments how structure route provider means mix main principal primary method vehicle channel nature category way where origins mainly predominant',
    es: 'tipo fuente fuentes origen forma instrumento instrumentos como estructura via procedencia modalidad principal principales mecanismo metodo medio clase naturaleza proviene procede donde formula',
  },
  runway: { en: 'runway cash_runway', es: 'runway autonomia pista_aterrizaje pista_caja' },
  cash: {
    en: 'cash liquidity treasury funds money cash_position bank_balance reserves financial cash_out',
    es: 'caja liquidez tesoreria fondos dinero financier* reservas efectivo',
  },
  lasting: {
    en: 'last lasts left remaining until duration horizon covered cover coverage survive survival available lasting long how_long run_out time autonomy out lifespan reserve enough sufficient runs_out survival exhausted cash_out',
    es: 'dura duran duracion durara restante restantes queda quedan horizonte cobertura cubierto cubiertos cubre disponible disponibles supervivencia tiempo alcanza vida autonomia remanente remanentes operar resistir suficiente agotar agota agotamiento pista',
  },
  burn: {
    en: 'burn burned burnt burn_rate cash_burn burning burns',
    es: 'quema quemado burn burn_rate consumo consume',
  },
  spend: {
    en: 'spend spending spent outflow outflows expenditure consumption consumed drain used usage use expenses outgoings cash_out going_out running_costs operating_costs negative_cash_flow need needs',
    es: 'gasto gastos gastamos consumo consumido salida salidas desembolso flujo_salida consumimos egresos gastais gastan necesidad flujo_caja_negativo costes_operativos',
  },
  ofBurn: {
    en: 'net cash rate average avg mean month monthly burn operating money liquidity treasury consumption each every spend',
    es: 'neto neta caja tasa ritmo medio media mes mensual mensuales tesoreria liquidez efectivo operativo dinero cada gasto',
  },
  financedBy: { en: 'financed funded backed', es: 'financiada financiado financiais financiamos' },
  value: { en: 'value worth', es: 'valor' },
} satisfies ConceptWords;
