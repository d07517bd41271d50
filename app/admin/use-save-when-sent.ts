import { useEffect, useEffectEvent, useState } from 'react'

/**
 * For a form whose files upload while it is filled in: if submitted early, it saves automatically once all uploads are
 * done. `isWaiting` until then.
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
