import { type Store, watch } from './store.ts'
import { type HistoryAct, type Told, tellChange } from './tell-change.ts'

export type TellingState = {
  /** The latest announcement, for those who cannot see the change. */
  said: string
}

const unheard = '\u00a0'

/** Announces the last change made by keys, buttons or pointers: once for everything that changed together. */
export function createTelling(store: Store<TellingState & Told & { acted: HistoryAct | null }>) {
  const { read, set } = store
  /** A repeated text is announced again. */
  const say = (words: string): void => set({ said: read().said === words ? words + unheard : words })
  return {
    say,
    start(): () => void {
      let before: Told = read()
      let isDue = false
      const tell = (): void => {
        isDue = false
        const now = read()
        const words = tellChange(before, now, now.acted)
        before = now
        set({ acted: null })
        if (words !== null) say(words)
      }
      return watch(
        store,
        ({ document, selection, look, isSelectingSeveral }) => [
          document,
          selection,
          look,
          isSelectingSeveral,
        ],
        () => {
          if (!isDue) queueMicrotask(tell)
          isDue = true
        },
      )
    },
  }
}
