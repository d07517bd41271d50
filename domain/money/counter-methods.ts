/** Payment methods at the counter. */
export const counterMethods = { cash: 'Cash', card: 'Card terminal', other: 'Other' } as const
export type CounterMethod = keyof typeof counterMethods
