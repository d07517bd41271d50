/**
 * Where an attempt stands, as the shopper is told.
 * `pending`: nobody has asked yet. `open`: the payment page was not finished. `processing`: finished, but the
 * provider is not certain yet. `unverified`: the order is created, its money is not certain.
 */
export const settlementStates = [
  ...(['pending', 'open', 'processing', 'paid', 'unverified'] as const),
  ...(['failed', 'cancelled', 'expired'] as const),
] as const
export type SettlementState = (typeof settlementStates)[number]
