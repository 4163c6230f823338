import type { Language } from '../../Truth.ts';
import type { Parts } from '../Parts.ts';

/** What a startup does, as the rest of a sentence that begins with its name. */
export const activities: Readonly<Record<Language, Parts<string>>> = {
  en: {
    seen: [
      'helps independent bakeries plan their production with demand forecasts',
      'builds sensors that detect leaks in irrigation pipes',
      'offers tutors for adults who learn to read in a second language',
      'lets small landlords collect rent and handle repairs in one place',
      'sells refills of household cleaners in returnable bottles',
      'automates the invoices of freelance translators',
      'reads X-rays of teeth and marks early cavities for dentists',
    ],
    heldOut: [
      'connects village clinics with specialists by video',
      'makes packaging for fish out of seaweed',
      'gives neighbourhood shops a loyalty card that works in all of them',
      'predicts when lifts need maintenance',
      'teaches welding with virtual reality headsets',
      'pays gig workers on the day they work',
      'matches unused warehouse space with online sellers',
    ],
  },
  es: {
    seen: [
      'ayuda a las panaderías a planificar su producción con previsiones de demanda',
      'fabrica sensores que detectan fugas en tuberías de riego',
      'ofrece profesores a adultos que aprenden a leer en otra lengua',
      'permite a pequeños propietarios cobrar alquileres y gestionar averías',
      'vende recargas de productos de limpieza en envases retornables',
      'automatiza las facturas de los traductores autónomos',
      'analiza radiografías dentales y señala caries tempranas',
    ],
    heldOut: [
      'conecta consultorios rurales con especialistas por videollamada',
      'produce envases para pescado a partir de algas',
      'da a las tiendas de barrio una tarjeta de fidelización común',
      'predice cuándo necesitan mantenimiento los ascensores',
      'enseña soldadura con gafas de realidad virtual',
      'paga a los repartidores el mismo día en que trabajan',
      'une almacenes con espacio libre y vendedores en línea',
    ],
  },
};
