import { type ComponentProps, useEffect, useState } from 'react'
import { later } from '#app/ui/later.tsx'
import { whenIdle } from '../browser/when-idle.ts'

const StudioDialogs = later(() => import('./studio-dialogs.tsx').then((part) => part.StudioDialogs))

/** Fetched once the studio stands: none of them is open at first, and they are as much code as the sheet. */
export function LaterDialogs(props: ComponentProps<typeof StudioDialogs>) {
  const [isDue, setDue] = useState(false)
  useEffect(() => whenIdle(() => setDue(true)), [])
  if (!isDue) return null
  return <StudioDialogs {...props} />
}
