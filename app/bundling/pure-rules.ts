import type { Plugin } from 'vite'

/**
 * Tells the bundler that what rules begin with can be left out where a page does not use it: nothing in `domain/` does
 * anything but work something out. It cannot see that by itself where a schema is made of another, and would bring the
 * library of schemas, 26 KB, to each page that uses a constant which stands beside one.
 */
export function pureRules(): Plugin {
  return {
    name: 'pure-rules',
    transform: {
      filter: { id: /[\\/]domain[\\/].*\.ts$/, code: /\(/ },
      handler(code) {
        return { code: markPure(code, this.parse(code).body), map: null }
      },
    },
  }
}

type Program = { body: readonly Statement[] }
type Statement = { type: string; declaration?: Statement | null; declarations?: readonly Declared[] }
type Declared = { init?: { type: string; start: number; end: number } | null }

/** Each constant at the top of a module that begins with a call becomes a call that is marked as free of effects. */
export function markPure(code: string, body: Program['body']): string {
  const calls = body
    .map((statement) => statement.declaration ?? statement)
    .flatMap(({ type, declarations = [] }) => (type === 'VariableDeclaration' ? declarations : []))
    .flatMap(({ init }) => (init?.type === 'CallExpression' ? init : []))
  let marked = code
  for (const { start, end } of calls.toReversed())
    marked = `${marked.slice(0, start)}/* @__PURE__ */ (() => ${marked.slice(start, end)})()${marked.slice(end)}`
  return marked
}
