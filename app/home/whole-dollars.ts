import { type Cents, formatMoney } from '#domain/money/money.ts'

/** "$75", and "$75.50" if there are cents: for headlines, never for totals. */
export function wholeDollars(amount: Cents): string {
  return formatMoney(amount).replace(/\.00$/, '')
}
