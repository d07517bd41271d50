/** docs/spec-map.md B4: Edit request. */
export const editRequestStatuses = ['pending', 'approved', 'declined'] as const
export type EditRequestStatus = (typeof editRequestStatuses)[number]

/** 'rejected' is read as 'declined' (docs/decisions.md 3). */
export const readEditRequestStatus = (stored: string): EditRequestStatus => {
  if (stored === 'rejected') return 'declined'
  return editRequestStatuses.find((status) => status === stored) ?? 'pending'
}

/** Customers can request changes only until the order is completed (docs/spec-map.md B4) or cancelled. */
export const mayRequestEdit = (orderStatus: string): boolean =>
  orderStatus !== 'completed' && orderStatus !== 'cancelled'

/** Orders that are printed, packed or cancelled are no longer changed. */
export const isDesignOpen = (orderStatus: string): boolean =>
  !['completed', 'shipped', 'ready_for_pickup', 'cancelled'].includes(orderStatus)

/** docs/spec-map.md B5 and B8. */
export const editRequestMessages = {
  submitted: 'Edit request submitted successfully. Our team will review it shortly.',
  detailsMissing: 'Please describe the changes you need',
  responseMissing: 'Please provide a response to the customer',
  fetchFailed: 'Failed to fetch edit requests',
  submitFailed: 'Failed to submit edit request',
  updateFailed: 'Failed to update edit request',
  arrived: 'New Edit Request',
  /** The answer to requests that were open when their order was cancelled. */
  orderCancelled: 'This order was cancelled, so nothing in it can be changed anymore.',
} as const

/** Maximum length of a message here, in characters. */
export const maxEditText = 2_000
