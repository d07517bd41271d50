import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useFetcher } from 'react-router'

/** A call that was sent, and who hears what came of it. */
type SentCall = {
  /** Of its fetcher. */
  key: string
  /** What the fetcher held when it was sent. */
  before: unknown
  /** What came of it. */
  onAnswer(answer: unknown): void
  /** The pages around have been read again, too. */
  onSettled(answer: unknown): void
}

let sent: readonly SentCall[] = []
const listeners = new Set<() => void>()

function change(next: readonly SentCall[]): void {
  sent = next
  for (const listener of listeners) listener()
}

/** From here on the call is heard of, whether or not what sent it is still on the page by then. */
export function followAnswer(call: SentCall): void {
  change([...sent.filter(({ key }) => key !== call.key), call])
}

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const none: readonly SentCall[] = []

/**
 * Hears every answer, at the root of the page. React Router shows an answer and the pages that were read again after it
 * in one commit when the browser is slow. What sent the call may be gone from the page with that commit, and an effect
 * of its own would never run.
 */
export function FollowedAnswers() {
  const calls = useSyncExternalStore(
    listen,
    () => sent,
    () => none,
  )
  return calls.map((call) => <FollowedAnswer key={call.key} call={call} />)
}

function FollowedAnswer({ call }: { call: SentCall }) {
  const { data, state } = useFetcher({ key: call.key })
  const [heard, setHeard] = useState<unknown>(undefined)
  /** The call that was seen on its way: one sent after another's answer is not over because that one is. */
  const seen = useRef<SentCall>(null)
  const isAnswered = data !== undefined && data !== call.before
  useEffect(() => {
    if (!isAnswered || heard === data) return
    call.onAnswer(data)
    setHeard(data)
  }, [call, data, isAnswered, heard])
  useEffect(() => {
    if (state !== 'idle') seen.current = call
    // Not before what it made of the answer is on the page: a guard of unsaved changes would still ask.
    else if (isAnswered ? heard === data : seen.current === call) {
      change(sent.filter((one) => one !== call))
      if (isAnswered) call.onSettled(data)
    }
  }, [call, data, state, isAnswered, heard])
  return null
}
