import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { parseSync, type ESTree, type Plugin } from 'vite';

import { virtualModule } from './virtualModule.ts';

const root = resolve(import.meta.dirname, '..');
const places = [
  'packages/ui/src/**/*.{ts,tsx}',
  'packages/forms/src/**/*.{ts,tsx}',
  'packages/screens/src/**/*.{ts,tsx}',
  'packages/metrics/src/**/*.ts',
];
const isSource = (path: string): boolean => !/\.(test|stories|css)\./.test(path);

export interface DeclaredProp {
  description: string;
  /** The type as written, without `| undefined`. */
  type: string;
  isRequired: boolean;
}

type Props = Record<string, DeclaredProp>;

/** The props that a declaration inherits from another one: all, the picked ones, or all but the omitted ones. */
interface Inherited {
  name: string;
  picked?: readonly string[];
  omitted?: readonly string[];
}

interface Declaration {
  own: Props;
  inherited: Inherited[];
  isExported: boolean;
}

export interface Declared {
  props: Record<string, Declaration>;
  /** Named types, as written. */
  aliases: Record<string, string>;
}

type Comments = ReturnType<typeof parseSync>['comments'];

const proseOf = (comment: string): string =>
  comment
    .replaceAll(/^\s*\*+ ?/gm, '')
    .replace(/@[\s\S]*$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

function literals(type: ESTree.TSType | undefined): string[] {
  if (type?.type === 'TSUnionType') return type.types.flatMap((one) => literals(one));
  return type?.type === 'TSLiteralType' && type.literal.type === 'Literal' ? [String(type.literal.value)] : [];
}

/** `Base`, `Pick<Base, …>` or `Omit<Base, …>`; nothing for types from elsewhere, such as a native element's props. */
function inheritedFrom(name: string | null, args: readonly ESTree.TSType[] = []): Inherited[] {
  if (name === null) return [];
  if (name !== 'Pick' && name !== 'Omit') return [{ name }];
  const [base, keys] = args;
  if (base?.type !== 'TSTypeReference') return [];
  return inheritedFrom(nameOf(base.typeName), base.typeArguments?.params).map((one) => ({
    ...one,
    [name === 'Pick' ? 'picked' : 'omitted']: literals(keys),
  }));
}

const nameOf = (node: { type: string }): string | null =>
  node.type === 'Identifier' && 'name' in node && typeof node.name === 'string' ? node.name : null;

/** The props and named types that a source declares. */
export function declaredIn(path: string, source: string): Declared {
  const { program, comments } = parseSync(path, source);
  const found: Declared = { props: {}, aliases: {} };
  for (const statement of program.body) {
    const isExported = statement.type === 'ExportNamedDeclaration';
    const node = isExported ? statement.declaration : statement;
    if (node?.type === 'TSInterfaceDeclaration') {
      found.props[node.id.name] = {
        own: membersOf(node.body.body, source, comments),
        inherited: node.extends.flatMap((one) =>
          inheritedFrom(nameOf(one.expression), one.typeArguments?.params ?? undefined),
        ),
        isExported,
      };
    }
    if (node?.type === 'TSTypeAliasDeclaration') {
      const written = node.typeAnnotation;
      found.aliases[node.id.name] = source.slice(written.start, written.end);
      const parts = written.type === 'TSIntersectionType' ? written.types : [written];
      found.props[node.id.name] = {
        own: Object.assign(
          {},
          ...parts.map((one) => (one.type === 'TSTypeLiteral' ? membersOf(one.members, source, comments) : {})),
        ),
        inherited: parts.flatMap((one) =>
          one.type === 'TSTypeReference' ? inheritedFrom(nameOf(one.typeName), one.typeArguments?.params) : [],
        ),
        isExported,
      };
    }
  }
  return found;
}

function membersOf(members: readonly ESTree.TSSignature[], source: string, comments: Comments): Props {
  const props: Props = {};
  for (const member of members) {
    if (member.type !== 'TSPropertySignature' || member.computed) continue;
    const name = nameOf(member.key);
    const type = member.typeAnnotation?.typeAnnotation;
    if (name === null || type === undefined) continue;
    const before = comments.findLast(({ end }) => end <= member.start);
    const isItsOwn = before?.value.startsWith('*') === true && source.slice(before.end, member.start).trim() === '';
    props[name] = {
      description: isItsOwn ? proseOf(before.value) : '',
      type: source.slice(type.start, type.end).replace(/ \| undefined$/, ''),
      isRequired: !member.optional,
    };
  }
  return props;
}

/** Every prop of a declaration, including inherited ones. */
export function propsOf(name: string, { props }: Declared, seen: readonly string[] = []): Props {
  const declaration = props[name];
  if (declaration === undefined || seen.includes(name)) return {};
  const inherited = declaration.inherited.map(({ name: base, picked, omitted = [] }) =>
    Object.fromEntries(
      Object.entries(propsOf(base, { props, aliases: {} }, [...seen, name])).filter(
        ([prop]) => picked?.includes(prop) !== false && !omitted.includes(prop),
      ),
    ),
  );
  return Object.assign({}, ...inherited, declaration.own);
}

function everyDeclaration(): Declared {
  const all: Declared = { props: {}, aliases: {} };
  for (const path of globSync(places, { cwd: root }).filter(isSource).toSorted()) {
    const { props, aliases } = declaredIn(path, readFileSync(resolve(root, path), 'utf8'));
    for (const [name, declaration] of Object.entries(props)) {
      if (declaration.isExported || !(name in all.props)) all.props[name] = declaration;
    }
    Object.assign(all.aliases, aliases);
  }
  return all;
}

/** Types that Storybook's docgen does not resolve: props inherited by `Pick` and `Omit`, and named types. */
export const declaredTypesPlugin = (): Plugin =>
  virtualModule('declared-types', () => {
    const all = everyDeclaration();
    const components = Object.keys(all.props).filter((name) => name.endsWith('Props'));
    const propsByComponent = Object.fromEntries(
      components.map((name) => [name.replace(/Props$/, ''), propsOf(name, all)]),
    );
    return [
      `export const declaredProps = ${JSON.stringify(propsByComponent)};`,
      `export const aliases = ${JSON.stringify(all.aliases)};`,
    ].join('\n');
  });
