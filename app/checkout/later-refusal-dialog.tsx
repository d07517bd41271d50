import { laterDialog } from '#app/ui/dialogs/later-dialog.tsx'

/** Fetched when the shop first refuses, which most never see. */
export const RefusalDialog = laterDialog(() =>
  import('./refusal-dialog.tsx').then((part) => part.RefusalDialog),
)
