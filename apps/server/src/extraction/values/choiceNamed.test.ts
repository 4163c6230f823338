import type { Lookup } from '@aval/contract';
import { expect, test } from 'vitest';

import { choiceNamed } from './choiceNamed.ts';

test.each<[Lookup, string, number | null]>([
  ['industries', 'Medical devices for hospitals', 2],
  ['industries', 'Tecnología sanitaria', 2],
  ['industries', 'Software for schools', 3],
  ['industries', 'Seguros digitales', 4],
  ['industries', 'Tiendas de barrio', 5],
  ['industries', 'Insurance and education', null],
  ['industries', 'Agriculture', null],
  ['stages', 'A working prototype', 2],
  ['stages', 'Producto mínimo viable en pruebas', 3],
  ['stages', 'Growing fast', 4],
  ['stages', 'Expansión a otros países', 5],
  ['stages', 'From prototype to growth', null],
  ['stages', 'No prototype yet', null],
  ['businessModels', 'Subscription software sold to companies', 4],
  ['businessModels', 'Venta a particulares', 2],
  ['businessModels', 'Plataforma de intermediación entre empresas', 3],
  ['businessModels', 'Empresas y particulares', null],
  ['financingTypes', 'A loan from our bank', 7],
  ['financingTypes', 'Convertible loan', 6],
  ['financingTypes', 'Ahorros de los fundadores', 1],
  ['financingTypes', 'Ayudas de la Unión Europea', 2],
  ['financingTypes', 'Subvención y préstamo', null],
  [
    'stages',
    'We began with an idea, then we made something that people liked, and now we sell it to whoever asks for growth',
    null,
  ],
])('%s: %s', (lookup, value, id) => {
  expect(choiceNamed(lookup, value)).toBe(id);
});
