import { later } from '#app/ui/later.tsx'
import type { DialogProps } from './dialog-panel.tsx'
import { useEver } from './use-ever.ts'

const DialogPanel = later(() => import('./dialog-panel.tsx').then((part) => part.DialogPanel))

/** A sheet from the bottom on phones, a centered panel on wider screens; traps the focus and then restores it. */
export function Dialog(props: DialogProps) {
  if (!useEver(props.open)) return null
  return <DialogPanel {...props} />
}
