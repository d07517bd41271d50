/**
 * How much of an order in several parcels has arrived, in words for its customer: it is delivered only when all of it is.
 * Null for one that comes in a single parcel.
 */
export function deliveredWords(statuses: readonly (string | null)[], isMoreToCome: boolean): string | null {
  const parcels = statuses.length
  if (parcels === 0 || (parcels === 1 && !isMoreToCome)) return null
  const delivered = statuses.filter((status) => status === 'delivered').length
  if (delivered === parcels && !isMoreToCome) return `All ${parcels} parcels were delivered.`
  if (parcels === 1) return firstParcel(statuses[0] ?? null)
  return `${delivered} of ${parcels} parcels ${delivered === 1 ? 'was' : 'were'} delivered.`
}

function firstParcel(status: string | null): string {
  if (status === 'delivered') return 'The first parcel was delivered.'
  return status === 'label_purchased' ? 'The first parcel is packed.' : 'The first parcel is on its way.'
}
