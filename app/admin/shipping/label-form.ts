import type { LabelAddress } from '#domain/shipping/label-address.ts'
import { type Packing, suggestParcel } from '#domain/shipping/packing.ts'
import { type ContentLine, copiesIn, pickGoods } from '#domain/shipping/parcel-contents.ts'
import type { Goods, StaffOrder } from '#server/orders/index.ts'
import type { UnpackedItem } from '#server/production/index.ts'
import type { Joins } from '#server/shipping/index.ts'

/** Copies by item. */
export type ChosenContents = ReadonlyMap<string, number>

export type PackageFields = {
  key: number
  length: string
  width: string
  height: string
  weight: string
  /** Null until someone chooses: everything that is left goes in. */
  contents: ChosenContents | null
}

/** What can be shipped now, including items of orders that share the parcel, and the boxes the shop keeps. */
export type ToShip = {
  goods: readonly Goods[]
  packing: Packing
  joins: Joins
  /** Items of those orders that are not packed yet. */
  unpackedOfOthers: readonly UnpackedItem[]
  /** Why the address could not be printed legibly on a label. */
  unprintable: string | null
}

/** docs/spec-map.md B9: 12 × 9 × 3 in, 1 lb. */
export const newPackage = (key: number): PackageFields => ({
  ...{ key, length: '12', width: '9', height: '3', weight: '1' },
  contents: null,
})

export const everythingOf = (goods: readonly Goods[]): ChosenContents =>
  new Map(goods.map(({ item, quantity }) => [item, quantity]))

/** The initial parcels of a label: for joined orders everything is in one parcel, at its weight. */
export const firstPackages = (toShip: ToShip | null): PackageFields[] =>
  toShip && toShip.joins.together.length > 0 ? chooseContents([newPackage(0)], toShip) : [newPackage(0)]

/** A parcel with these contents, in the box they fit into and at their weight. */
export function withContents(
  one: PackageFields,
  contents: ChosenContents,
  { goods, packing }: ToShip,
): PackageFields {
  const held = pickGoods(goods, linesOf(contents))
  if (held.length === 0) return { ...one, contents }
  const { length, width, height, weight } = suggestParcel(held, packing).parcel
  const sizes = { length: String(length), width: String(width), height: String(height) }
  return { ...one, ...sizes, weight: String(weight), contents }
}

/** Switches to explicit contents for each parcel; at first everything is in the first one. */
export const chooseContents = (packages: readonly PackageFields[], toShip: ToShip): PackageFields[] =>
  packages.map((one, at) => withContents(one, at === 0 ? everythingOf(toShip.goods) : new Map(), toShip))

/** Adds a parcel; if contents are explicit, it gets whatever is in no other. */
export function addPackage(packages: readonly PackageFields[], toShip: ToShip | null): PackageFields[] {
  const next = newPackage(Math.max(...packages.map(({ key }) => key)) + 1)
  if (!toShip || !contentsOf(packages)) return [...packages, next]
  const inOthers = (item: string): number =>
    packages.reduce((sum, { contents }) => sum + (contents?.get(item) ?? 0), 0)
  const rest = toShip.goods.map(
    ({ item, quantity }) => [item, Math.max(0, quantity - inOthers(item))] as const,
  )
  return [...packages, withContents(next, new Map(rest), toShip)]
}

/** The explicit contents of each; null until someone chooses. */
export const contentsOf = (packages: readonly PackageFields[]): ContentLine[][] | null =>
  packages.every(({ contents }) => contents === null)
    ? null
    : packages.map(({ contents }) => linesOf(contents ?? new Map()))

export const linesOf = (contents: ChosenContents): ContentLine[] =>
  [...contents].flatMap(([item, quantity]) => (quantity > 0 ? [{ item, quantity }] : []))

/** The fields sent to the server: what was chosen, and out of how many copies. */
export const chosenFields = (contents: unknown, { goods }: Pick<ToShip, 'goods'>) => ({
  contents: JSON.stringify(contents),
  seenLeft: String(copiesIn(goods)),
})

/** What is known of the order's destination. */
export const addressOf = ({ shippingAddress: to, contactName, contactPhone }: StaffOrder): LabelAddress => ({
  name: to.name || contactName,
  company: to.company ?? '',
  street1: to.street1,
  street2: to.street2,
  city: to.city,
  state: to.state,
  zip: to.zip,
  country: to.country || 'US',
  phone: to.phone || contactPhone,
})

export const packagesOf = (fields: readonly PackageFields[]) =>
  fields.map(({ key: _, contents: __, ...sizes }) => ({ ...sizes, distance_unit: 'in', mass_unit: 'lb' }))
