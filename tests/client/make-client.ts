import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createClient } from '@hey-api/openapi-ts'
import { openApiDocument } from '#server/kernel/operations/open-api.ts'
import { catalog } from '#server/operations.ts'

export const clientFolder = fileURLToPath(new URL('../../client/', import.meta.url))

const isMade = '// Made from the description of /api/v1 by `npm run client`; changed there, not here.'

/**
 * Writes the parts of the client package that are generated from the description: `types.gen.ts` and
 * `operations.gen.ts`.
 */
export async function makeClient(folder: string): Promise<void> {
  const document = openApiDocument(catalog)
  await createClient({
    input: document as never,
    output: { path: folder, entryFile: false, clean: false, header: [isMade] },
    plugins: ['@hey-api/typescript'],
    logs: { level: 'silent', file: false },
  })
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => ({
      name: operationId,
      route: `${method.toUpperCase()} ${path}`,
      type: typeNameOf(operationId),
    })),
  )
  const lines = [
    isMade,
    `import type {\n${calls.flatMap(({ type }) => [`  ${type}Data,\n`, `  ${type}Response,\n`]).join('')}} from './types.gen.ts'`,
    `export type Operations = {\n${calls
      .map(({ name, type }) => `  '${name}': { sent: ${type}Data; result: ${type}Response }\n`)
      .join('')}}`,
    `/** Method and path below /api/v1. */\nexport const routes: Readonly<Record<keyof Operations, string>> = {\n${calls
      .map(({ name, route }) => `  '${name}': '${route}',\n`)
      .join('')}}`,
  ]
  await writeFile(`${folder}/operations.gen.ts`, `${lines.join('\n\n')}\n`)
}

/** The name of a type in the description: `print-files.list` is `PrintFilesList`. */
const typeNameOf = (name: string): string =>
  name.replaceAll(/(?:^|[.-])(\w)/g, (_, letter: string) => letter.toUpperCase())

export const madeFiles = ['types.gen.ts', 'operations.gen.ts']

export const readMade = (folder: string): Promise<string[]> =>
  Promise.all(madeFiles.map((name) => readFile(`${folder}/${name}`, 'utf8')))
