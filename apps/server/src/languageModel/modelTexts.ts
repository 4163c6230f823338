import type { Text } from '@aval/contract';

/** Why a language model gave no usable response. */
export const modelTexts = {
  late: { en: 'The model did not answer in time', es: 'El modelo no respondió a tiempo' },
  unreachable: { en: 'The model cannot be reached', es: 'No se puede conectar con el modelo' },
  refused: { en: 'The model answered {status}', es: 'El modelo respondió {status}' },
  noJson: { en: 'The answer of the model is no JSON', es: 'La respuesta del modelo no es JSON' },
  otherShape: {
    en: 'The answer of the model has another shape',
    es: 'La respuesta del modelo tiene otra forma',
  },
  failed: { en: 'The model failed', es: 'El modelo ha fallado' },
} as const satisfies Record<string, Text>;
