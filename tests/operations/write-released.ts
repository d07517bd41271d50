import { writeFile } from 'node:fs/promises'
import { openApiDocument } from '#server/kernel/operations/open-api.ts'
import { catalog } from '#server/operations.ts'

/** Run for each release: what programs are written for from then on. */
const place = new URL('../../docs/openapi-released.json', import.meta.url)
await writeFile(place, `${JSON.stringify(openApiDocument(catalog), null, 2)}\n`)
