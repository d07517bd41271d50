import { type ComponentProps, useEffect, useState } from 'react'
import { later } from '#app/ui/later.tsx'
import { whenIdle } from '../browser/when-idle.ts'

const fetchDialogs = () => import('./studio-dialogs.tsx')

const StudioDialogs = later(() => fetchDialogs().then((part) => part.StudioDialogs))

/** Loaded along with the dialogs: no file has been added yet when the studio opens. */
export const LaterFiles = later(() => fetchDialogs().then((part) => part.FilesList))
export const LaterFilesNote = later(() => fetchDialogs().then((part) => part.FilesNote))

/** Loaded once the studio is shown: none of them is open at first, and they are as much code as the sheet. */
export function LaterDialogs(props: ComponentProps<typeof StudioDialogs>) {
  const [isDue, setDue] = useState(false)
  useEffect(() => whenIdle(() => setDue(true)), [])
  if (!isDue) return null
  return <StudioDialogs {...props} />
}
