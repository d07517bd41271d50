import type { ComponentProps } from 'react'
import { laterDialog } from '#app/ui/dialogs/later-dialog.tsx'
import { useEver } from '#app/ui/dialogs/use-ever.ts'
import { later } from '#app/ui/later.tsx'

const Bar = later(() => import('./bulk-bar.tsx').then((part) => part.BulkBar))
/** Fetched when asked for. */
export const KeysDialog = laterDialog(() => import('./keys-dialog.tsx').then((part) => part.KeysDialog))

/** Fetched with the first order that is chosen. */
export function BulkBar(props: ComponentProps<typeof Bar>) {
  const hasChosen = useEver(props.selection.chosen.size > 0)
  if (!hasChosen) return null
  return <Bar {...props} />
}
