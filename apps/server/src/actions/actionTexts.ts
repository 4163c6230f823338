import type { Text } from '@aval/contract';

export const actionTexts = {
  takenUp: { en: 'Taken up', es: 'Asumida' },
  saved: { en: 'Action saved', es: 'Acción guardada' },
  dropped: { en: 'Action dropped', es: 'Acción abandonada' },
  reopened: { en: 'Taken up again', es: 'Asumida de nuevo' },
  notRecommended: {
    en: 'Only what the newest calculation recommends doing can be taken up. Reload the page.',
    es: 'Solo se puede asumir lo que recomienda hacer el último cálculo. Vuelve a cargar la página.',
  },
  alreadyTakenUp: {
    en: 'Somebody has already taken up this recommendation. Reload the page.',
    es: 'Alguien ya ha asumido esta recomendación. Vuelve a cargar la página.',
  },
  notOpen: {
    en: 'Only open actions can be changed, and this one is not open any more. Reload the page.',
    es: 'Solo se pueden cambiar las acciones abiertas y esta ya no lo está. Vuelve a cargar la página.',
  },
  pastDueDate: { en: 'The due date cannot be in the past', es: 'La fecha límite no puede ser anterior a hoy' },
  foreignAction: {
    en: 'An action that this carries is not an open one of this startup. Reload the page.',
    es: 'Una de las acciones indicadas no es una acción abierta de esta startup. Vuelve a cargar la página.',
  },
} as const satisfies Record<string, Text>;
