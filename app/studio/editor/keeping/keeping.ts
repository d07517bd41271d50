import { isWorthKeeping } from '#domain/studio/draft.ts'
import type { EditorDeps } from '../deps.ts'
import { endAll, type Store, watch } from '../store.ts'
import { createAccountCopy } from './account-copy.ts'
import { type Choosing, createChoosing, type TakeDraft } from './choosing.ts'
import { draftOf, type KeepingPlace, type KeepingState, type Kept } from './keeping-state.ts'

export type Keeping = Choosing & {
  start: () => () => void
  /** The work is saved: its draft is removed. */
  forget: () => void
}

/** Milliseconds after a change, and between retries. */
const quietHere = 400
const quietAccount = 1_500
const tryAgainEvery = 5_000

/** Stores the work on this device a moment after each change and when the page is left, and in the account. */
export function createKeeping(
  store: Store<KeepingState & Kept>,
  place: KeepingPlace,
  deps: Pick<EditorDeps, 'device' | 'account' | 'clock' | 'page'>,
  onTheirs: TakeDraft,
): Keeping {
  const { read, set } = store
  const { device } = deps
  const copy = createAccountCopy(store, place, deps)
  let isForgotten = false
  let isSending = false

  const keepHere = (): void => {
    if (isForgotten) return
    const draft = draftOf(read())
    if (isWorthKeeping(draft)) {
      set({ keptHere: device.keep(place.draftKey, draft) ? 'kept' : 'refused' })
      copy.link()
    } else device.forget(place.draftKey)
  }
  /** One at a time; later changes go out with the next tick (`followWork`). */
  const sendSoon = (): void => {
    if (isSending) return
    isSending = true
    void copy.send().finally(() => {
      isSending = false
    })
  }
  return {
    ...createChoosing(store, place.account, copy, deps.account, onTheirs),
    start: () => followWork(store, deps, keepHere, sendSoon),
    forget() {
      isForgotten = true
      device.forget(place.draftKey)
      copy.forget()
    },
  }
}

/**
 * Stores the work a while after each change and when the page is left, and retries while the account is unreachable.
 */
function followWork(
  store: Store<KeepingState & Kept>,
  { clock, page }: Pick<EditorDeps, 'clock' | 'page'>,
  keepHere: () => void,
  sendSoon: () => void,
): () => void {
  const { read, set } = store
  const waits = createWaits(clock, keepHere, sendSoon)
  const onChange = (): void => {
    set({ changedAt: clock.date(), ...(read().account === 'kept' && { account: 'changed' }) })
    waits.afterChange()
  }
  const onAccount = (): void => waits.tryAgain(['away', 'changed'].includes(read().account))
  const goOnline = (): void => {
    set({ isOnline: true })
    sendSoon()
  }
  const goOffline = (): void => set({ isOnline: false, ...(read().account !== 'off' && { account: 'away' }) })
  waits.afterChange()
  onAccount()
  return endAll([
    watch(store, ({ document, awaiting }) => [document, awaiting], onChange),
    watch(store, ({ account }) => [account], onAccount),
    page.on('hide', keepHere),
    page.on('online', goOnline),
    page.on('look', sendSoon),
    page.on('offline', goOffline),
    waits.end,
    keepHere,
    sendSoon,
  ])
}

/** Each change restarts both timers. */
function createWaits({ after, every }: EditorDeps['clock'], keepHere: () => void, sendSoon: () => void) {
  const none = () => {}
  let [stopHere, stopAccount, stopTrying] = [none, none, none]
  return {
    afterChange() {
      stopHere()
      stopAccount()
      stopHere = after(quietHere, keepHere)
      stopAccount = after(quietAccount, sendSoon)
    },
    tryAgain(isWanted: boolean) {
      stopTrying()
      stopTrying = isWanted ? every(tryAgainEvery, sendSoon) : none
    },
    end() {
      stopHere()
      stopAccount()
      stopTrying()
    },
  }
}
