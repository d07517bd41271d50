import { useEffect, useEffectEvent, useState } from 'react'

/**
 * For a form whose files are sent while it is filled in: pressed early, it saves by itself once none is on its way any
 * more. `isWaiting` until then.
 */
export function useSaveWhenSent(
  isSending: boolean,
  saveNow: () => void,
): { save(): void; isWaiting: boolean } {
  const [isAsked, setIsAsked] = useState(false)
  const begin = useEffectEvent(() => {
    setIsAsked(false)
    saveNow()
  })
  useEffect(() => {
    if (isAsked && !isSending) begin()
  }, [isAsked, isSending])
  return { save: () => setIsAsked(true), isWaiting: isAsked && isSending }
}
