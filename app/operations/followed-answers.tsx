import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useFetcher } from 'react-router'

/** A call that was sent, and the handlers for its outcome. */
type SentCall = {
  /** Key of its fetcher. */
  key: string
  /** The fetcher's data when the call was sent. */
  before: unknown
  /** Called with the outcome. */
  onAnswer(answer: unknown): void
  /** Called once the surrounding pages have revalidated as well. */
  onSettled(answer: unknown): void
}

let sent: readonly SentCall[] = []
const listeners = new Set<() => void>()

function change(next: readonly SentCall[]): void {
  sent = next
  for (const listener of listeners) listener()
}

/** From now on the call is followed, whether or not its sender is still on the page when the answer comes. */
export function followAnswer(call: SentCall): void {
  change([...sent.filter(({ key }) => key !== call.key), call])
}

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const none: readonly SentCall[] = []

/**
 * Receives every answer, at the root of the page. If the browser is slow, React Router commits an answer together with
 * the pages revalidated after it. That commit may remove the sender from the page, and an effect in the sender would
 * never run.
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
  /** The call that was seen in flight: a call sent after another's answer is not over just because the other one is. */
  const seen = useRef<SentCall>(null)
  const isAnswered = data !== undefined && data !== call.before
  useEffect(() => {
    if (!isAnswered || heard === data) return
    call.onAnswer(data)
    setHeard(data)
  }, [call, data, isAnswered, heard])
  useEffect(() => {
    if (state !== 'idle') seen.current = call
    // Not before the page shows what `onAnswer` did: until then a guard for unsaved changes would still ask.
    else if (isAnswered ? heard === data : seen.current === call) {
      change(sent.filter((one) => one !== call))
      if (isAnswered) call.onSettled(data)
    }
  }, [call, data, state, isAnswered, heard])
  return null
}
