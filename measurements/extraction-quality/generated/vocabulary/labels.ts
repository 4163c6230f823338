import type { StartupFieldId } from '@aval/contract';

import type { Language } from '../../Truth.ts';
import type { Parts } from '../Parts.ts';

/** What decks, forms, banks and funds call a fact. Written without knowing what the extractor understands. */
export const labels = {
  en: {
    name: {
      seen: ['Company', 'Startup name', 'Project name', 'Trading name'],
      heldOut: ['Company name', 'Name of the company', 'Legal name', 'Venture'],
    },
    nif: {
      seen: ['Tax ID', 'VAT number', 'Company tax number'],
      heldOut: ['VAT ID', 'Tax identification number', 'Fiscal number (CIF)'],
    },
    location: {
      seen: ['Location', 'Headquarters', 'City and country', 'Based in'],
      heldOut: ['HQ', 'Head office', 'Registered office', 'Place of business'],
    },
    foundation_year: {
      seen: ['Founded', 'Year of incorporation', 'Founding year'],
      heldOut: ['Year founded', 'Incorporated', 'Established', 'Operating since'],
    },
    website_url: {
      seen: ['Website', 'Company website', 'URL'],
      heldOut: ['Homepage', 'Web address', 'Web page'],
    },
    linkedin_url: {
      seen: ['LinkedIn', 'LinkedIn page'],
      heldOut: ['LinkedIn profile', 'Company LinkedIn'],
    },
    description: {
      seen: ['What we do', 'Description', 'One-line pitch', 'Business description'],
      heldOut: ['Elevator pitch', 'About the company', 'Company description', 'Summary of the activity'],
    },
    industry_id: {
      seen: ['Industry', 'Sector', 'Vertical'],
      heldOut: ['Industry sector', 'Field of activity', 'Industry vertical'],
    },
    stage_id: {
      seen: ['Stage', 'Development stage', 'Product stage'],
      heldOut: ['Current stage', 'Stage of development', 'Product maturity'],
    },
    business_model_id: {
      seen: ['Business model', 'Revenue model'],
      heldOut: ['Type of business model', 'Commercial model', 'Business model type'],
    },
    founder_count: {
      seen: ['Founders', 'Number of founders', 'Co-founders'],
      heldOut: ['No. of founders', 'Number of co-founders', 'Founding members'],
    },
    team_size: {
      seen: ['Team size', 'Employees', 'Headcount', 'FTEs'],
      heldOut: ['Number of employees', 'Staff', 'Full-time employees', 'People on the team', 'Current headcount'],
    },
    industry_experience_years: {
      seen: ['Industry experience', 'Years of industry experience'],
      heldOut: ['Sector experience', 'Years in the industry', 'Experience in the sector (years)'],
    },
    founders_education_level: {
      seen: ['Highest degree of the founders', "Founders' education"],
      heldOut: ['Education level of the founders', 'Highest academic qualification'],
    },
    technical_expertise: {
      seen: ['Technical expertise', 'Technical skills of the team'],
      heldOut: ['Technical capability', 'Team technical expertise'],
    },
    total_market_size: {
      seen: ['TAM', 'Total addressable market', 'Market size'],
      heldOut: ['Total market', 'Addressable market (TAM)', 'Global market size', 'Size of the market'],
    },
    target_segment_size: {
      seen: ['SAM', 'Serviceable addressable market', 'Target market size'],
      heldOut: ['Serviceable market', 'Target segment', 'Serviceable available market (SAM)', 'Size of target segment'],
    },
    market_growth_rate: {
      seen: ['Market growth', 'Market CAGR', 'Market growth rate'],
      heldOut: ['Annual market growth', 'CAGR of the market', 'Growth of the sector'],
    },
    competitor_count: {
      seen: ['Competitors', 'Number of competitors', 'Direct competitors'],
      heldOut: ['Competitors identified', 'No. of competitors', 'Competing companies'],
    },
    entry_barriers: {
      seen: ['Barriers to entry', 'Entry barriers'],
      heldOut: ['Market entry barriers', 'Height of the barriers to entry'],
    },
    financing_type_id: {
      seen: ['Type of funding', 'Main source of funding'],
      heldOut: ['Funding source', 'Form of financing'],
    },
    cash_runway_months: {
      seen: ['Runway', 'Cash runway'],
      heldOut: ['Months of runway', 'Remaining runway', 'Current runway'],
    },
    burn_rate: {
      seen: ['Burn rate', 'Monthly burn', 'Net burn'],
      heldOut: ['Net monthly burn', 'Monthly cash burn', 'Cash burn per month'],
    },
    funding_raised: {
      seen: ['Funding raised', 'Total funding', 'Capital raised to date'],
      heldOut: ['Raised to date', 'Total raised', 'Investment received', 'Funding to date'],
    },
    revenue: {
      seen: ['Revenue', 'Annual turnover', 'Sales (last 12 months)', 'Yearly revenue'],
      heldOut: ['Annual revenue', 'Turnover', 'Net sales', 'LTM revenue', 'Revenues'],
    },
    profit_margin: {
      seen: ['Net margin', 'Profit margin', 'Net profit margin'],
      heldOut: ['Net income margin', 'Bottom-line margin', 'Net result over revenue'],
    },
    customer_acquisition_cost: {
      seen: ['CAC', 'Customer acquisition cost', 'Cost per acquired customer'],
      heldOut: ['Acquisition cost per customer', 'Cost of customer acquisition', 'Blended CAC'],
    },
    lifetime_value: {
      seen: ['LTV', 'Lifetime value', 'Customer lifetime value'],
      heldOut: ['CLTV', 'CLV', 'Customer LTV', 'Lifetime value per customer'],
    },
    innovation_level: {
      seen: ['Innovation level', 'Degree of innovation'],
      heldOut: ['Level of innovation', 'Innovativeness'],
    },
    patent_count: {
      seen: ['Patents', 'Number of patents', 'Patents filed'],
      heldOut: ['Patent portfolio', 'Granted or pending patents', 'Patent families'],
    },
    scalability_potential: {
      seen: ['Scalability', 'Scalability potential'],
      heldOut: ['Potential to scale', 'Capacity to scale'],
    },
  },
  es: {
    name: {
      seen: ['Empresa', 'Nombre de la startup', 'Nombre del proyecto', 'Nombre comercial'],
      heldOut: ['Nombre de la empresa', 'Razón social', 'Denominación social', 'Emprendimiento'],
    },
    nif: {
      seen: ['NIF', 'CIF de la empresa', 'Identificación fiscal'],
      heldOut: ['CIF', 'N.I.F.', 'NIF de la sociedad', 'Número de identificación fiscal'],
    },
    location: {
      seen: ['Ubicación', 'Sede', 'Localidad', 'Domicilio'],
      heldOut: ['Sede social', 'Ciudad', 'Municipio', 'Lugar de la actividad'],
    },
    foundation_year: {
      seen: ['Año de fundación', 'Fundada en', 'Constituida en'],
      heldOut: ['Año de constitución', 'Fundación', 'Año de creación', 'Inicio de la actividad'],
    },
    website_url: {
      seen: ['Web', 'Página web', 'URL'],
      heldOut: ['Sitio web', 'Web corporativa', 'Dirección web'],
    },
    linkedin_url: {
      seen: ['LinkedIn', 'Página de LinkedIn'],
      heldOut: ['Perfil de LinkedIn', 'LinkedIn de la empresa'],
    },
    description: {
      seen: ['Qué hacemos', 'Descripción', 'Resumen del proyecto', 'Actividad'],
      heldOut: ['Descripción de la actividad', 'A qué nos dedicamos', 'Propuesta de valor', 'Objeto del proyecto'],
    },
    industry_id: {
      seen: ['Sector', 'Industria', 'Sector de actividad'],
      heldOut: ['Rubro', 'Sector económico', 'Ámbito sectorial'],
    },
    stage_id: {
      seen: ['Etapa', 'Fase', 'Fase de desarrollo'],
      heldOut: ['Estado del proyecto', 'Etapa actual', 'Madurez del producto'],
    },
    business_model_id: {
      seen: ['Modelo de negocio', 'Modelo de ingresos'],
      heldOut: ['Tipo de modelo de negocio', 'Modelo comercial'],
    },
    founder_count: {
      seen: ['Fundadores', 'Número de fundadores', 'Socios fundadores'],
      heldOut: ['N.º de fundadores', 'Cofundadores', 'Equipo fundador (personas)', 'Promotores'],
    },
    team_size: {
      seen: ['Equipo', 'Empleados', 'Plantilla', 'Número de empleados'],
      heldOut: [
        'Tamaño del equipo',
        'Plantilla media',
        'N.º de trabajadores',
        'Personas en el equipo',
        'Colaboradores en nómina',
      ],
    },
    industry_experience_years: {
      seen: ['Experiencia en el sector', 'Años de experiencia en el sector'],
      heldOut: ['Años en el sector', 'Trayectoria en el sector', 'Experiencia sectorial (años)'],
    },
    founders_education_level: {
      seen: ['Nivel de estudios', 'Formación de los fundadores'],
      heldOut: ['Titulación más alta', 'Nivel formativo de los fundadores'],
    },
    technical_expertise: {
      seen: ['Experiencia técnica', 'Capacidad técnica'],
      heldOut: ['Conocimientos técnicos del equipo', 'Nivel técnico del equipo'],
    },
    total_market_size: {
      seen: ['TAM', 'Mercado total', 'Tamaño del mercado'],
      heldOut: [
        'Mercado total direccionable',
        'Mercado potencial (TAM)',
        'Volumen del mercado',
        'Dimensión del mercado',
      ],
    },
    target_segment_size: {
      seen: ['SAM', 'Mercado objetivo', 'Segmento objetivo'],
      heldOut: ['Mercado disponible (SAM)', 'Mercado servible', 'Tamaño del segmento objetivo', 'Mercado accesible'],
    },
    market_growth_rate: {
      seen: ['Crecimiento del mercado', 'Crecimiento anual del mercado'],
      heldOut: ['CAGR del mercado', 'Tasa de crecimiento del mercado', 'Crecimiento del sector'],
    },
    competitor_count: {
      seen: ['Competidores', 'Número de competidores', 'Competidores directos'],
      heldOut: ['Competencia directa (empresas)', 'N.º de competidores', 'Competidores identificados'],
    },
    entry_barriers: {
      seen: ['Barreras de entrada', 'Barreras de entrada al mercado'],
      heldOut: ['Nivel de las barreras de entrada', 'Barreras al ingreso'],
    },
    financing_type_id: {
      seen: ['Tipo de financiación', 'Fuente de financiación'],
      heldOut: ['Origen de la financiación', 'Fuente de financiamiento', 'Vía de financiación'],
    },
    cash_runway_months: {
      seen: ['Runway', 'Autonomía de caja'],
      heldOut: ['Meses de caja', 'Runway actual', 'Autonomía financiera'],
    },
    burn_rate: {
      seen: ['Burn rate', 'Gasto mensual neto', 'Consumo mensual de caja'],
      heldOut: ['Quema mensual', 'Burn mensual', 'Consumo de caja al mes', 'Burn neto mensual'],
    },
    funding_raised: {
      seen: ['Financiación obtenida', 'Capital levantado', 'Financiación captada'],
      heldOut: ['Inversión recibida', 'Total levantado', 'Fondos captados hasta la fecha', 'Financiamiento obtenido'],
    },
    revenue: {
      seen: ['Ingresos', 'Facturación', 'Cifra de negocios', 'Ventas anuales'],
      heldOut: [
        'Ingresos anuales',
        'Facturación anual',
        'Ventas',
        'Importe neto de la cifra de negocios',
        'Volumen de negocio',
      ],
    },
    profit_margin: {
      seen: ['Margen neto', 'Margen de beneficio'],
      heldOut: ['Margen de beneficio neto', 'Resultado neto sobre ventas', 'Margen de utilidad neta'],
    },
    customer_acquisition_cost: {
      seen: ['CAC', 'Coste de adquisición de cliente', 'Coste de captación'],
      heldOut: [
        'Coste de adquisición por cliente',
        'Costo de adquisición de clientes',
        'CAC medio',
        'Coste por cliente captado',
      ],
    },
    lifetime_value: {
      seen: ['LTV', 'Valor de vida del cliente', 'Valor del ciclo de vida del cliente'],
      heldOut: ['CLV', 'LTV por cliente', 'Valor de vida por cliente', 'Valor vitalicio del cliente'],
    },
    innovation_level: {
      seen: ['Nivel de innovación', 'Grado de innovación'],
      heldOut: ['Innovación del producto', 'Carácter innovador'],
    },
    patent_count: {
      seen: ['Patentes', 'Número de patentes', 'Patentes solicitadas'],
      heldOut: ['Patentes concedidas o en trámite', 'N.º de patentes', 'Familias de patentes'],
    },
    scalability_potential: {
      seen: ['Escalabilidad', 'Potencial de escalado'],
      heldOut: ['Capacidad de escalar', 'Potencial de escalabilidad'],
    },
  },
} as const satisfies Record<Language, Partial<Record<StartupFieldId, Parts<string>>>>;

/** The fields that a generated document can state. */
export type StatedField = keyof (typeof labels)['en'];
export const statedFields = Object.keys(labels.en) as StatedField[];
