import { laterDialog } from '#app/ui/dialogs/later-dialog.tsx'

/** Fetched the first time the shop refuses, which most shoppers never see. */
export const RefusalDialog = laterDialog(() =>
  import('./refusal-dialog.tsx').then((part) => part.RefusalDialog),
)
