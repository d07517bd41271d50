import { changeLabelDesk } from './change-label-desk.ts'
import { createShippingRate, listShippingRates, updateShippingRate } from './shipping-rates.ts'

export const settingsOperations = [
  listShippingRates,
  createShippingRate,
  updateShippingRate,
  changeLabelDesk,
] as const
