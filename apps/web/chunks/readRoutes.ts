import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { type ESTree, parseSync, Visitor } from 'vite';

import { type Area, areas } from '../src/language/areas.ts';
import { patterns } from '../src/patterns.ts';

export interface RoutedScreen {
  /** The pattern of its address, `*` for every other; null for what stands around screens. */
  path: string | null;
  /** Paths of its module and of those that stand around it, outer ones first. */
  modules: readonly string[];
  /** The parts of the texts that these ask for. */
  areas: readonly Area[];
  /** It is only for those who are signed in. */
  isSignedIn: boolean;
}

type Around = Omit<RoutedScreen, 'path'>;

const nothing: Around = { modules: [], areas: [], isSignedIn: false };
const isArea = (name: string): name is Area => Object.hasOwn(areas, name);
const isPattern = (name: string): name is keyof typeof patterns => Object.hasOwn(patterns, name);

/**
 * The screens that a file lists as routes, and those of the files that it takes routes from.
 *
 * @param around what stands around all of them.
 * @throws when a route is written in a way that this does not read.
 */
export function readRoutes(file: string, around: Around = nothing): RoutedScreen[] {
  const text = readFileSync(file, 'utf8');
  const { program } = parseSync(file, text);
  const textOf = ({ start, end }: ESTree.Span): string => text.slice(start, end);
  const fail = (node: ESTree.Span): never => {
    throw new Error(`${file} has a route that is written in a new way: ${textOf(node)}`);
  };

  const pathOf = (route: ESTree.ObjectExpression): string | null => {
    const path = valueOf(route, 'path');
    if (path === undefined) return null;
    const [, name = ''] = /^patterns\.(\w+)$/.exec(textOf(path)) ?? [];
    if (isPattern(name)) return patterns[name];
    return textOf(path) === `'*'` ? '*' : fail(path);
  };

  const screenOf = (route: ESTree.ObjectExpression): Pick<Around, 'modules' | 'areas'> | null => {
    const lazy = valueOf(route, 'lazy');
    if (lazy === undefined) return null;
    const [, names = '', module] =
      /\bscreen\(\s*\[([^\]]*)\],\s*async \(\) =>\s*\(await import\('([^']+)'\)/.exec(textOf(lazy)) ?? [];
    if (module === undefined) return fail(lazy);
    const own = names.split(',').map((name) => name.trim().replaceAll("'", ''));
    return { modules: [resolve(file, '..', module)], areas: own.filter(isArea) };
  };

  const readRoute = (route: ESTree.Node, outer: Around): RoutedScreen[] => {
    if (route.type !== 'ObjectExpression') return fail(route);
    const middleware = valueOf(route, 'middleware');
    const own = screenOf(route);
    const inner = {
      modules: [...outer.modules, ...(own?.modules ?? [])],
      areas: [...new Set([...outer.areas, ...(own?.areas ?? [])])],
      isSignedIn: outer.isSignedIn || (middleware !== undefined && textOf(middleware).includes('guarded(')),
    };
    const children = valueOf(route, 'children');
    return [
      ...(own === null ? [] : [{ path: pathOf(route), ...inner }]),
      ...(children === undefined ? [] : readList(children, inner)),
    ];
  };

  const readList = (list: ESTree.Node, outer: Around): RoutedScreen[] => {
    if (list.type === 'Identifier') return readRoutes(sourceOf(program, list.name) ?? fail(list), outer);
    if (list.type !== 'ArrayExpression') return fail(list);
    return list.elements.flatMap((route) => (route === null ? [] : readRoute(route, outer)));
  };

  function sourceOf({ body }: ESTree.Program, name: string): string | undefined {
    const from = body.find(
      (each) => each.type === 'ImportDeclaration' && each.specifiers.some(({ local }) => local.name === name),
    );
    return from?.type === 'ImportDeclaration' ? resolve(file, '..', from.source.value) : undefined;
  }

  return readList(outermostList(program) ?? fail(program), around);
}

function valueOf(object: ESTree.ObjectExpression, name: string): ESTree.Expression | undefined {
  const property = object.properties.find(
    (each) => each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === name,
  );
  return property?.type === 'Property' ? property.value : undefined;
}

function outermostList(program: ESTree.Program): ESTree.ArrayExpression | undefined {
  let first: ESTree.ArrayExpression | undefined;
  new Visitor({
    ArrayExpression: (list) => {
      first ??= list;
    },
  }).visit(program);
  return first;
}
