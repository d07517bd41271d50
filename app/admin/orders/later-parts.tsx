import type { ComponentProps } from 'react'
import { laterDialog } from '#app/ui/dialogs/later-dialog.tsx'
import { useEver } from '#app/ui/dialogs/use-ever.ts'
import { later } from '#app/ui/later.tsx'

const Bar = later(() => import('./bulk-bar.tsx').then((part) => part.BulkBar))
/** Loaded on demand. */
export const KeysDialog = laterDialog(() => import('./keys-dialog.tsx').then((part) => part.KeysDialog))

/** Loaded when the first order is chosen. */
export function BulkBar(props: ComponentProps<typeof Bar>) {
  const hasChosen = useEver(props.selection.chosen.size > 0)
  if (!hasChosen) return null
  return <Bar {...props} />
}
