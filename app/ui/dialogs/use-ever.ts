import { useState } from 'react'

/**
 * Whether something has been true at least once: what was opened stays mounted, so that it can play its closing
 * animation.
 */
export function useEver(isNow: boolean): boolean {
  const [was, setWas] = useState(isNow)
  if (isNow && !was) setWas(true)
  return was || isNow
}
