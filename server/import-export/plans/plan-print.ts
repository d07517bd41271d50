import type { PrintKind } from '#domain/orders/print-options.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { StaffPrint } from '#server/prints/index.ts'
import type { ImportExportDeps } from '../deps.ts'
import {
  describeErrors,
  differences,
  explain,
  type ImportRecord,
  type Plan,
  type SaveOutcome,
} from './plan.ts'
import { dataOfPrint, describePrint, type PrintData, readPrintRows } from './print-data.ts'
import { type Cells, countOf, fileKeysOf, textOf, uuidOf, yesNoOf } from './read-cells.ts'
import { momentOf, type ShopClock } from './read-moment.ts'

/** Pictures of an existing print are left alone; a new one needs files of this shop. @throws CellError */
export async function planPrint(
  deps: ImportExportDeps,
  kind: PrintKind,
  { rows }: ImportRecord,
  current: StaffPrint | null,
  clock: ShopClock,
): Promise<Plan> {
  if (current && current.kind !== kind)
    return { outcome: 'refused', reason: `kind: ${current.slug} is a ${current.kind}` }
  const before = current && dataOfPrint(current)
  const after = readPrintRows(kind, rows, before)
  const errors = deps.prints.check(after)
  if (errors) return { outcome: 'refused', reason: describeErrors(errors) }
  const changes = differences(before ? describePrint(before) : [], describePrint(after))
  if (!current) {
    const files = filesOf(rows[0] ?? {})
    const keys = [files.original, files.watermarked, files.thumbnail, files.picture]
    if (keys.every((key) => key === '')) return { outcome: 'refused', reason: noArtwork }
    for (const key of keys)
      if (!(await isHere(deps, key)))
        return { outcome: 'refused', reason: `Image required: “${key}” is not one of this shop’s files` }
    const createdAt = momentOf(rows[0] ?? {}, 'created', clock)
    const save = (actor: Actor) => create(deps, actor, after, { cells: rows[0] ?? {}, createdAt })
    return { outcome: 'new', changes, save }
  }
  if (changes.length === 0) return { outcome: 'unchanged' }
  return {
    outcome: 'changed',
    changes,
    async save(actor) {
      const seen = { id: current.id, seenVersion: current.version }
      const saved = await deps.prints.update(actor, seen, after)
      return saved.ok ? { ok: true } : { ok: false, reason: explain(saved) }
    },
  }
}

const noArtwork =
  'It needs its artwork, which no file from another shop includes: add it in Print Manager with this title, then send the file again.'

const filesOf = (cells: Cells) => ({
  original: textOf(cells, 'original', ''),
  watermarked: textOf(cells, 'watermarked', ''),
  thumbnail: textOf(cells, 'thumbnail', ''),
  picture: fileKeysOf(cells, 'pictures', [])[0] ?? '',
  hasPhotograph: yesNoOf(cells, 'photograph', false),
})

const shapes = /^(originals|public\/(watermarked|thumbnails|products))\/[a-z0-9/-]{1,150}(\.(jpg|webp))?$/

const isHere = async ({ files }: ImportExportDeps, key: string): Promise<boolean> =>
  shapes.test(key) && (await files.exists(key))

async function create(
  { prints }: ImportExportDeps,
  actor: Actor,
  data: PrintData,
  { cells, createdAt }: { cells: Cells; createdAt: Date | undefined },
): Promise<SaveOutcome> {
  const [id, slug] = [uuidOf(cells, 'id'), textOf(cells, 'slug', '')]
  const counts = { viewsCount: countOf(cells, 'views', 0), downloadsCount: countOf(cells, 'downloads', 0) }
  const made = await prints.createFromFiles(actor, { ...data, ...counts }, filesOf(cells), {
    ...(id && !(await prints.hasProduct(id)) ? { id } : {}),
    ...(slug ? { slug } : {}),
    ...(createdAt ? { createdAt } : {}),
  })
  return made.ok ? { ok: true } : { ok: false, reason: explain(made) }
}
