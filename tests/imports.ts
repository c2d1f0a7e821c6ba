import { parseSync } from 'vite';

/** A reference of a source file: a module it imports, or a file it addresses by URL. */
export interface Reach {
  readonly kind: 'import' | 'address';
  /** The specifier; `undefined` when it is computed at run time. */
  readonly specifier: string | undefined;
  readonly line: number;
}

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

/**
 * Everything a TypeScript file imports: static and dynamic imports, re-exports, types named by `import('x')`, `require`,
 * `import.meta.resolve`, and files addressed by `new URL('x', import.meta.url)`.
 */
export function importsOf(fileName: string, source: string): Reach[] {
  const { program, errors } = parseSync(fileName, source);
  if (errors.length > 0) throw new SyntaxError(`${fileName} does not parse: ${errors[0]?.message}`);
  const reaches: Reach[] = [];
  walk(program, (node) => {
    const target = targetOf(node);
    if (target === undefined) return;
    const line = source.slice(0, node.start).split('\n').length;
    reaches.push({ kind: node.type === 'NewExpression' ? 'address' : 'import', specifier: literal(target), line });
  });
  return reaches;
}

/** The part of a node that has the specifier. */
function targetOf(node: SyntaxNode): unknown {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return node['source'];
    case 'ExportNamedDeclaration':
      return node['source'] ?? undefined;
    case 'TSExternalModuleReference':
      return node['expression'];
    case 'CallExpression':
      return isRequire(node['callee']) || isImportMeta(node['callee'], 'resolve')
        ? first(node['arguments'])
        : undefined;
    case 'NewExpression':
      return isNamed(node['callee'], 'URL') && isImportMeta(second(node['arguments']), 'url')
        ? first(node['arguments'])
        : undefined;
    default:
      return undefined;
  }
}

function walk(value: unknown, visit: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit);
  if (!isNode(value)) return;
  visit(value);
  for (const child of Object.values(value)) if (typeof child === 'object') walk(child, visit);
}

function literal(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type === 'TSLiteralType') return literal(node['literal']);
  return undefined;
}

function isRequire(node: unknown): boolean {
  return isNamed(node, 'require');
}

function isImportMeta(node: unknown, property: string): boolean {
  if (!isNode(node) || node.type !== 'MemberExpression') return false;
  return isNode(node['object']) && node['object'].type === 'MetaProperty' && isNamed(node['property'], property);
}

function isNamed(node: unknown, name: string): boolean {
  return isNode(node) && node.type === 'Identifier' && node['name'] === name;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function first(list: unknown): unknown {
  return Array.isArray(list) ? list[0] : undefined;
}

function second(list: unknown): unknown {
  return Array.isArray(list) ? list[1] : undefined;
}
