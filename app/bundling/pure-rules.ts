import type { Plugin } from 'vite'

/**
 * Tells the bundler that it can drop the top-level calls in rules if a page does not use them: code in `domain/` only
 * computes things. The bundler can't see that by itself when a schema is built from another, and would add the schema
 * library, 26 KB, to each page that uses a constant defined next to one.
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

/** Wraps the initializer of each top-level constant that is a call in a call marked as pure. */
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
