import { readMoney } from '#app/admin/settings/read-money.ts'

/** The prices of a PriceTableForm by key, each with what its editor saw. What is not an amount becomes NaN. */
export function readPriceChanges(form: FormData) {
  const prices: [key: string, { from: number; to: number }][] = []
  for (const [name, typed] of form) {
    if (!name.startsWith('price:')) continue
    const key = name.slice('price:'.length)
    prices.push([key, { from: Number(form.get(`seen:${key}`)), to: readMoney(typed) }])
  }
  return { prices: Object.fromEntries(prices) }
}
