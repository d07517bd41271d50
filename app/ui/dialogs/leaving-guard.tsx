import { useEffect } from 'react'
import { useBeforeUnload, useBlocker, useFetchers } from 'react-router'
import { forgetChanges, hasUnsavedChanges, watchForms } from '#app/ui/forms/unsaved-changes.ts'
import { LeavingQuestion } from './leaving-question.tsx'

/**
 * Asks before unsaved text in any form on the page is left behind, by a link or by closing the tab; a dialog asks
 * before it closes. Forms need no code for this.
 */
export function LeavingGuard() {
  useEffect(watchForms, [])
  const sending = useFetchers().map(({ key }) => key)
  useBeforeUnload((event) => {
    if (hasUnsavedChanges(document, sending)) event.preventDefault()
  })
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      (from.pathname !== to.pathname || from.search !== to.search) && hasUnsavedChanges(document, sending),
  )
  return (
    <LeavingQuestion
      isAsked={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => {
        forgetChanges()
        blocker.proceed?.()
      }}
    />
  )
}
