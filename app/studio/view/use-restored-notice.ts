import { useEffect, useEffectEvent } from 'react'
import { notify } from '#app/ui/toasts/toast.tsx'
import { whenIdle } from '../browser/when-idle.ts'
import type { StudioValue } from './studio-context.ts'

/** Tells quietly that an earlier visit's work is on the sheet. Starting over can be undone like everything else. */
export function useRestoredNotice(isRestored: boolean, { document, change }: StudioValue): void {
  const tell = useEffectEvent(() => {
    if (!isRestored || document.items.length === 0) return
    const startOver = (): void => change((old) => ({ ...old, items: [], placements: [] }))
    notify.info('Your sheet is as you left it', undefined, {
      action: { label: 'Start over', onClick: startOver },
    })
  })
  // The sheet comes first.
  useEffect(() => whenIdle(() => tell()), [])
}
