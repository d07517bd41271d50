import type { LabelAddress } from '#domain/shipping/label-address.ts'
import type { StaffOrder } from '#server/orders/index.ts'

export type PackageFields = { key: number; length: string; width: string; height: string; weight: string }

/** docs/spec-map.md B9: 12 × 9 × 3 in, 1 lb. */
export const newPackage = (key: number): PackageFields => ({
  key,
  length: '12',
  width: '9',
  height: '3',
  weight: '1',
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
  fields.map(({ key: _, ...sizes }) => ({ ...sizes, distance_unit: 'in', mass_unit: 'lb' }))
