import { type ComponentProps, lazy, Suspense } from 'react'
import { useEver } from '#app/ui/dialogs/use-ever.ts'

const Bar = lazy(() => import('./bulk-bar.tsx').then((part) => ({ default: part.BulkBar })))
const Keys = lazy(() => import('./keys-dialog.tsx').then((part) => ({ default: part.KeysDialog })))

/** Fetched with the first order that is chosen. */
export function BulkBar(props: ComponentProps<typeof Bar>) {
  const hasChosen = useEver(props.selection.chosen.size > 0)
  if (!hasChosen) return null
  return (
    <Suspense fallback={null}>
      <Bar {...props} />
    </Suspense>
  )
}

export function KeysDialog(props: ComponentProps<typeof Keys>) {
  const wasOpen = useEver(props.open)
  if (!wasOpen) return null
  return (
    <Suspense fallback={null}>
      <Keys {...props} />
    </Suspense>
  )
}
