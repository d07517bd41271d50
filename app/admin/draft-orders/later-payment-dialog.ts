import { laterDialog } from '#app/ui/dialogs/later-dialog.tsx'

/** Fetched when it is first opened. */
export const TakePaymentDialog = laterDialog(() =>
  import('./take-payment-dialog.tsx').then((part) => part.TakePaymentDialog),
)
