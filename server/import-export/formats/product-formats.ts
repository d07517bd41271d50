import { joinCell } from '#server/kernel/text/csv.ts'
import { plainTextOf } from '#server/kernel/text/plain-text-of.ts'
import { slugOf } from '#server/kernel/text/slugs.ts'
import { type ProductKind, readProductColumns } from '../plans/columns.ts'
import type { Cells } from '../plans/read-cells.ts'
import type { Format, Formats } from './format.ts'

const textOf = (cells: Cells | undefined, name: string): string => (cells?.[name] ?? '').trim()

/** What a print shop calls its products; the first match decides. */
const wordsOf: [ProductKind, RegExp][] = [
  ['tumbler', /\b(tumblers?|mugs?|cups?|drinkware|bottles?)\b/i],
  ['gang-sheet', /\b(gang ?sheets?)\b/i],
  ['tshirt', /\b(t-?shirts?|tees?|shirts?|hoodies?|sweatshirts?|tanks?|apparel|clothing)\b/i],
  ['print', /\b(transfers?|prints?|dtf|decals?)\b/i],
]

/** Determined by its type and category, then its tags, then its name. */
function kindOf(cells: Cells): string {
  const given = textOf(cells, 'kind')
  if (given !== '') return given
  for (const place of ['type', 'product_category', 'tags', 'title'])
    for (const [kind, words] of wordsOf) if (words.test(textOf(cells, place))) return kind
  return ''
}

const options = [1, 2, 3] as const

/** Option names are in the first row of a product, values in every row. */
function optionOf(first: Cells, row: Cells, means: RegExp): string {
  const at = options.find((one) => means.test(textOf(first, `option${one}_name`)))
  return at === undefined ? '' : textOf(row, `option${at}_value`)
}

const isVariant = (row: Cells): boolean =>
  textOf(row, 'variant_price') !== '' || options.some((one) => textOf(row, `option${one}_value`) !== '')

const inches = /(\d+(?:\.\d+)?)\s*(?:["”″]|in(?:ch(?:es)?)?)?\s*[x×]\s*(\d+(?:\.\d+)?)/i

/** One row per variant, in the columns of its kind: film sizes, or size and color with the stock count. */
function variantOf(kind: string, first: Cells, row: Cells): Cells {
  if (kind === 'gang-sheet' || kind === 'print') {
    const name = options.map((one) => textOf(row, `option${one}_value`)).join(' ')
    const [, width, height] = inches.exec(name) ?? []
    if (!width || !height) return {}
    return { width, height, variant_name: name.trim(), variant_price: textOf(row, 'variant_price') }
  }
  const stock = textOf(row, 'variant_stock')
  return {
    size: optionOf(first, row, /size|capacity/i) || 'One size',
    color: optionOf(first, row, /colou?r|finish/i) || 'As pictured',
    ...(stock !== '' && { stock: stock.replace(/^-.*/, '0') }),
  }
}

const fileNameOf = (address: string): string =>
  decodeURIComponent((address.split(/[?#]/)[0] ?? '').split('/').at(-1) ?? '').trim()

/** Pictures are matched by file name only: files on another host are not fetched. */
function picturesOf(rows: readonly Cells[]): Cells {
  const texts = new Map<string, string>()
  for (const row of rows) {
    const address = textOf(row, 'image')
    const name = URL.canParse(address) ? nameOrNone(address) : address
    if (name !== '' && !texts.has(name)) texts.set(name, textOf(row, 'image_text'))
  }
  return { picture_names: joinCell([...texts.keys()]), picture_name_texts: joinCell([...texts.values()]) }
}

function nameOrNone(address: string): string {
  try {
    return fileNameOf(address)
  } catch {
    return ''
  }
}

/** Active, draft, archived or unlisted; shops that show a product nowhere say so under Published. */
function shownOf(first: Cells): Cells {
  const status = textOf(first, 'status').toLowerCase()
  const published = textOf(first, 'published').toLowerCase()
  if (status === '' && published === '') return {}
  const isActive = (status === '' || status === 'active') && published !== 'false'
  return { active: isActive ? 'yes' : 'no', archived: status === 'archived' ? 'yes' : 'no' }
}

/**
 * A product is all rows with the same handle: the first has all of its data, and further rows add a variant, a picture
 * or both.
 */
function readShopify(rows: readonly Cells[]): Cells[] {
  const [first = {}] = rows
  const kind = kindOf(first)
  const handle = textOf(first, 'slug')
  const isFilm = kind === 'gang-sheet' || kind === 'print'
  const variants = rows.filter(isVariant)
  const prices = [...new Set(variants.map((row) => textOf(row, 'variant_price')).filter(Boolean))]
  const lead: Record<string, string> = {
    ...{ kind, slug: handle === '' ? '' : slugOf(handle), title: textOf(first, 'title') },
    ...(first.description !== undefined && { description: plainTextOf(first.description) }),
    ...(textOf(first, 'type') !== '' && { category: textOf(first, 'type') }),
    ...(first.tags !== undefined && { tags: textOf(first, 'tags') }),
    ...(prices[0] !== undefined && { price: prices[0] }),
    ...(kind === 'tshirt' && { brand: textOf(first, 'vendor') }),
    ...(first.material !== undefined && { material: first.material }),
    ...shownOf(first),
    ...(isFilm ? {} : picturesOf(rows)),
    ...(handle !== '' && { old_address: `/products/${handle}` }),
    ...(!isFilm &&
      prices.length > 1 && { note: `Its variants cost ${prices.join(', ')}: the first price is used.` }),
  }
  const made = variants.map((row) => variantOf(kind, first, row))
  return [{ ...lead, ...made[0] }, ...made.slice(1)]
}

const columnsOf = (names: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(names).concat(
      options.flatMap((one) => [
        [`option${one} name`, `option${one}_name`],
        [`option${one} value`, `option${one}_value`],
      ]),
    ),
  )

const shown = {
  ...{ type: 'kind and category', product_category: 'kind, if the type gives none', vendor: 'brand' },
  ...{ image: 'pictures, by file name', image_text: 'text for its picture', variant_stock: 'stock' },
  ...{ variant_price: 'price', status: 'active and archived', published: 'active' },
  ...Object.fromEntries(
    options.flatMap((one) => [
      [`option${one}_name`, 'size, color, or width and height'],
      [`option${one}_value`, 'size, color, or width and height'],
    ]),
  ),
}

const common = { title: 'title', vendor: 'vendor', type: 'type', tags: 'tags', status: 'status' }

/** As Shopify exports products (Shopify Help Center, "Product CSV file format"). */
const shopify: Format = {
  name: 'Shopify',
  marks: [['handle'], ['title'], ['variant price']],
  columns: columnsOf({
    ...common,
    handle: 'slug',
    'body (html)': 'description',
    'product category': 'product_category',
    published: 'published',
    'variant price': 'variant_price',
    'variant inventory qty': 'variant_stock',
    'image src': 'image',
    'image alt text': 'image_text',
  }),
  shown,
  read: readShopify,
}

/** The same format with the column names used since 2025. */
const newerShopify: Format = {
  ...shopify,
  marks: [['url handle'], ['title'], ['price']],
  columns: columnsOf({
    ...common,
    'url handle': 'slug',
    description: 'description',
    'product category': 'product_category',
    'published on online store': 'published',
    price: 'variant_price',
    'inventory quantity': 'variant_stock',
    'product image url': 'image',
    'image alt text': 'image_text',
  }),
}

const own: Format = {
  name: '',
  marks: [],
  columns: { 'picture names': 'picture_names', 'old address': 'old_address' },
}

export const productFormats: Formats = { own: readProductColumns, formats: [shopify, newerShopify, own] }
