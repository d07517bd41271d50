/**
 * The status of an attempt, as shown to the shopper. `pending`: not checked yet. `open`: the payment page was not
 * finished. `processing`: finished, but not confirmed by the provider yet. `unverified`: the order was created, but its
 * payment is not confirmed.
 */
export const settlementStates = [
  ...(['pending', 'open', 'processing', 'paid', 'unverified'] as const),
  ...(['failed', 'cancelled', 'expired'] as const),
] as const
export type SettlementState = (typeof settlementStates)[number]
