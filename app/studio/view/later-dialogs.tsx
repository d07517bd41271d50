import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '../browser/when-idle.ts'

const StudioDialogs = lazy(() =>
  import('./studio-dialogs.tsx').then((part) => ({ default: part.StudioDialogs })),
)

/** Fetched once the studio stands: none of them is open at first, and they are as much code as the sheet. */
export function LaterDialogs(props: ComponentProps<typeof StudioDialogs>) {
  const [isDue, setDue] = useState(false)
  useEffect(() => whenIdle(() => setDue(true)), [])
  if (!isDue) return null
  return (
    <Suspense fallback={null}>
      <StudioDialogs {...props} />
    </Suspense>
  )
}
