import type { ImportExportDeps } from '../deps.ts'
import { differences, type ImportRecord, type Plan } from './plan.ts'
import { CellError, type Cells, textOf } from './read-cells.ts'

type Redirects = ImportExportDeps['redirects']

export const redirectOf = (cells: Cells | undefined) => ({
  from: textOf(cells ?? {}, 'from', ''),
  to: textOf(cells ?? {}, 'to', ''),
})

/** The existing redirects for all of them, by old path. */
export async function standingRedirects(
  redirects: Redirects,
  given: readonly { from: string; to: string }[],
): Promise<ReadonlyMap<string, string>> {
  return redirects.findByOldPaths(
    given.flatMap((one) => {
      const read = redirects.read(one)
      return read.ok ? [read.fromPath] : []
    }),
  )
}

/** @throws CellError for anything that is not an address of this shop */
export function planRedirect(
  redirects: Redirects,
  { rows }: ImportRecord,
  standing: ReadonlyMap<string, string>,
): Plan {
  const given = redirectOf(rows[0])
  const read = redirects.read(given)
  if (!read.ok) throw new CellError(`${read.field}: ${read.message}`)
  const before = standing.get(read.fromPath)
  if (before === read.toPath) return { outcome: 'unchanged' }
  return {
    outcome: before === undefined ? 'new' : 'changed',
    changes: differences(before === undefined ? [] : [['to', before]], [['to', read.toPath]]),
    async save(actor) {
      const saved = await redirects.setForImport(actor, given)
      return saved.ok ? { ok: true } : { ok: false, reason: `${saved.field}: ${saved.message}` }
    },
  }
}
