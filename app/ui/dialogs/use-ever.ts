import { useState } from 'react'

/** Whether something has been true at least once: what was opened stays, so that it can close in its own time. */
export function useEver(isNow: boolean): boolean {
  const [was, setWas] = useState(isNow)
  if (isNow && !was) setWas(true)
  return was || isNow
}
