import { fold } from '../../../components/Combobox/matchOptions.ts';

/** File name from a title: 'Similitud de 30 empresas' gives 'similitud-de-30-empresas.png'. */
export function fileName(title: string, ending: string): string {
  const words = fold(title)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `${words === '' ? 'chart' : words}.${ending}`;
}
