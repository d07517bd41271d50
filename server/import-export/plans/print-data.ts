import type { EditedVariant } from '#domain/catalog/print-editing.ts'
import { type PrintKind, standardFinish, standardMaterial } from '#domain/orders/print-options.ts'
import { type Cell, joinCell } from '#server/kernel/text/csv.ts'
import type { ExportedPrint, StaffPrint } from '#server/prints/index.ts'
import type { Named } from './plan.ts'
import {
  CellError,
  type Cells,
  dollars,
  inchesOf,
  listOf,
  moneyOf,
  textOf,
  uuidOf,
  yesNo,
  yesNoOf,
} from './read-cells.ts'

/** A premade sheet or print as represented in a file. Sizes in inches. */
export type PrintData = {
  kind: PrintKind
  title: string
  description: string
  category: string
  tags: string[]
  basePriceCents: number
  isActive: boolean
  variants: EditedVariant[]
}

export const dataOfPrint = (print: StaffPrint): PrintData => ({
  kind: print.kind,
  title: print.title,
  description: print.description,
  category: print.category,
  tags: print.tags,
  basePriceCents: print.basePriceCents,
  isActive: print.isActive,
  variants: print.variants,
})

/** Applies the rows to the existing print; a variant is identified by its size, film and finish. @throws CellError */
export function readPrintRows(
  kind: PrintKind,
  rows: readonly Cells[],
  standing: PrintData | null,
): PrintData {
  const cells = rows[0] ?? {}
  return {
    kind,
    title: textOf(cells, 'title', standing?.title ?? ''),
    description: textOf(cells, 'description', standing?.description ?? ''),
    category: textOf(cells, 'category', standing?.category ?? '') || 'general',
    tags: listOf(cells, 'tags', standing?.tags ?? []),
    basePriceCents: moneyOf(cells, 'price', standing?.basePriceCents ?? 0),
    isActive: yesNoOf(cells, 'active', standing?.isActive ?? true),
    variants: readVariants(rows, standing?.variants ?? []),
  }
}

function readVariants(rows: readonly Cells[], standing: readonly EditedVariant[]): EditedVariant[] {
  const variants = new Map(standing.map((variant) => [keyOf(variant), variant]))
  const seen = new Set<string>()
  for (const cells of rows) {
    if (textOf(cells, 'width', '') === '' && textOf(cells, 'height', '') === '') continue
    const place = {
      sizeWidth: inchesOf(cells, 'width'),
      sizeHeight: inchesOf(cells, 'height'),
      material: textOf(cells, 'film', standardMaterial) || standardMaterial,
      finish: textOf(cells, 'finish', standardFinish) || standardFinish,
    }
    const key = keyOf(place)
    if (seen.has(key)) throw new CellError(`width, height, film and finish: ${key} appears twice`)
    seen.add(key)
    const known = variants.get(key)
    const id = known?.id ?? uuidOf(cells, 'variant_id')
    const name = textOf(cells, 'variant_name', known?.name ?? '')
    variants.set(key, {
      ...(id ? { id } : {}),
      ...place,
      name: name || `${place.sizeWidth}" x ${place.sizeHeight}"`,
      priceCents: moneyOf(cells, 'variant_price', known?.priceCents ?? 0),
      isAvailable: yesNoOf(cells, 'variant_on_sale', known?.isAvailable ?? true),
    })
  }
  return [...variants.values()]
}

const keyOf = (one: Pick<EditedVariant, 'sizeWidth' | 'sizeHeight' | 'material' | 'finish'>): string =>
  `${one.sizeWidth} x ${one.sizeHeight} in, ${one.material}, ${one.finish}`

/** Describes it field by field in words: what a check compares and shows. */
export const describePrint = (data: PrintData): Named => [
  ['title', data.title],
  ['description', data.description],
  ['category', data.category],
  ['tags', joinCell(data.tags)],
  ['price', dollars(data.basePriceCents)],
  ['active', yesNo(data.isActive)],
  ...data.variants.map(
    (one) =>
      [
        keyOf(one),
        `${one.name}, ${dollars(one.priceCents)}, ${one.isAvailable ? 'on sale' : 'off sale'}`,
      ] as const,
  ),
]

/** The same as rows of a file, under `productColumns`: the first has the whole product. */
export function printRows(print: ExportedPrint): Record<string, Cell>[] {
  const place = { kind: print.kind, slug: print.slug }
  const { original, watermarked, thumbnail, picture, hasPhotograph } = print.files
  const lead = {
    id: print.id,
    title: print.title,
    description: print.description,
    category: print.category,
    tags: joinCell(print.tags),
    price: dollars(print.basePriceCents),
    active: yesNo(print.isActive),
    created: print.createdAt,
    original,
    watermarked,
    thumbnail,
    pictures: joinCell([`/files/${picture}`]),
    photograph: yesNo(hasPhotograph),
    views: print.viewsCount,
    downloads: print.downloadsCount,
  }
  const rows = print.variants.map((one) => ({
    ...place,
    variant_id: one.id,
    variant_name: one.name,
    width: one.sizeWidth,
    height: one.sizeHeight,
    film: one.material,
    finish: one.finish,
    variant_price: dollars(one.priceCents),
    variant_on_sale: yesNo(one.isAvailable),
  }))
  return [{ ...lead, ...place, ...rows[0] }, ...rows.slice(1)]
}
