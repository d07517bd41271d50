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
  /** Null while nobody has chosen: everything that is left goes in. */
  contents: ChosenContents | null
}

/** What can go into parcels now, that of orders which share them included, and the parcels that the shop keeps. */
export type ToShip = {
  goods: readonly Goods[]
  packing: Packing
  joins: Joins
  /** What of those orders is not packed yet. */
  unpackedOfOthers: readonly UnpackedItem[]
  /** Why a label of its address could not be read. */
  unprintable: string | null
}

/** docs/spec-map.md B9: 12 × 9 × 3 in, 1 lb. */
export const newPackage = (key: number): PackageFields => ({
  ...{ key, length: '12', width: '9', height: '3', weight: '1' },
  contents: null,
})

export const everythingOf = (goods: readonly Goods[]): ChosenContents =>
  new Map(goods.map(({ item, quantity }) => [item, quantity]))

/** What a label is begun with: of several orders everything is in one parcel, at its weight. */
export const firstPackages = (toShip: ToShip | null): PackageFields[] =>
  toShip && toShip.joins.together.length > 0 ? chooseContents([newPackage(0)], toShip) : [newPackage(0)]

/** A parcel that holds this, in the box that it fits into and at its weight. */
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

/** From now on each parcel says what it holds; at first all is in the first. */
export const chooseContents = (packages: readonly PackageFields[], toShip: ToShip): PackageFields[] =>
  packages.map((one, at) => withContents(one, at === 0 ? everythingOf(toShip.goods) : new Map(), toShip))

/** One more parcel; where contents are chosen, with what is in no other. */
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

/** What is chosen for each; null while nobody has chosen. */
export const contentsOf = (packages: readonly PackageFields[]): ContentLine[][] | null =>
  packages.every(({ contents }) => contents === null)
    ? null
    : packages.map(({ contents }) => linesOf(contents ?? new Map()))

export const linesOf = (contents: ChosenContents): ContentLine[] =>
  [...contents].flatMap(([item, quantity]) => (quantity > 0 ? [{ item, quantity }] : []))

/** As the server takes it: what was chosen, and of how many copies. */
export const chosenFields = (contents: unknown, { goods }: Pick<ToShip, 'goods'>) => ({
  contents: JSON.stringify(contents),
  seenLeft: String(copiesIn(goods)),
})

/** What is known of where the order goes. */
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
