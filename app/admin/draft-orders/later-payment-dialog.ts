import { laterDialog } from '#app/ui/dialogs/later-dialog.tsx'

/** Loaded when first opened. */
export const TakePaymentDialog = laterDialog(() =>
  import('./take-payment-dialog.tsx').then((part) => part.TakePaymentDialog),
)
