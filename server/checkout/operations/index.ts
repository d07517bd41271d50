import { listMissing } from './list-missing.ts'
import { prepareCheckout } from './prepare-checkout.ts'

export const checkoutOperations = [listMissing, prepareCheckout] as const
