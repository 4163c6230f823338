import type { Text } from '@aval/contract';

/** Why a language model gave no usable response. */
export const modelTexts = {
  late: { en: 'The model did not respond in time', es: 'El modelo no respondió a tiempo' },
  unreachable: { en: 'The model cannot be reached', es: 'No se puede conectar con el modelo' },
  refused: { en: 'The model returned status {status}', es: 'El modelo respondió {status}' },
  noJson: { en: 'The response of the model is not JSON', es: 'La respuesta del modelo no es JSON' },
  otherShape: {
    en: 'The response of the model does not match the schema',
    es: 'La respuesta del modelo tiene otra forma',
  },
  failed: { en: 'The model failed', es: 'El modelo ha fallado' },
} as const satisfies Record<string, Text>;
