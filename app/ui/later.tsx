import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { missingWords } from './missing-words.ts'
import { reloadOnceReachable } from './reload-once-reachable.ts'

/**
 * A part of a page whose code is fetched when it is first drawn. `waiting` holds its place until then; a part that
 * has none on the page, as a dialog, goes without. Code that does not come (no connection, or a page that was open
 * while the shop got a new version) is told there, and the page stays as it is with all that was typed in it.
 */
export function later<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  const Part = lazyPart(fetchPart, waiting !== null)
  return (props) => (
    <Suspense fallback={waiting}>
      <Part {...props} />
    </Suspense>
  )
}

/**
 * All that a page shows. It has nothing in its place until then: a server sends no page before it is there, so that it can be read
 * without scripts, and a browser stays on the page before.
 */
export const laterPage = <Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => lazyPart(fetchPart, true)

/** A part that nobody asked for, as a drawing or a popup: without its code there is simply none. */
export const laterIfItComes = <Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => later(() => fetchPart().catch((): ComponentType<Props> => () => null))

function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  hasPlace: boolean,
): ComponentType<Props> {
  const missing = () => <MissingPart hasPlace={hasPlace} />
  return lazy(() => {
    const coming = fetchPart()
      .catch((): ComponentType<Props> => missing)
      .then((part) => ({ default: part }))
    // Told by the build: a browser has none of it.
    if (import.meta.env.SSR) {
      comingParts.add(coming)
      void coming.then(() => comingParts.delete(coming))
    }
    return coming
  })
}

const comingParts = new Set<Promise<unknown>>()

/**
 * Until all code that drawing asked for is there and was drawn, and what that asked for in turn. A server waits for it with what
 * it sends, so that a part stands in its place for whoever runs no scripts; data that is still read is not waited for.
 */
export async function partsDrawn(): Promise<void> {
  while (comingParts.size > 0) {
    await Promise.all(comingParts)
    await new Promise((drawn) => setTimeout(drawn, 1))
  }
}

let isToldAtFoot = false

/** In the part's place, or else at the foot of the window: once, for all that are missing. */
function MissingPart({ hasPlace }: { hasPlace: boolean }) {
  const [isShown, setShown] = useState(hasPlace)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (hasPlace || isToldAtFoot) return
    isToldAtFoot = true
    setShown(true)
    return () => {
      isToldAtFoot = false
    }
  }, [hasPlace])
  const loadAgain = async (): Promise<void> => {
    setBusy(true)
    setBusy(await reloadOnceReachable())
  }
  if (!isShown) return null
  return (
    <div
      role="alert"
      data-missing-part={!hasPlace || undefined}
      className={classes(
        'flex flex-wrap items-center justify-between gap-3 rounded-md bg-red-wash p-4 text-red-ink text-sm',
        !hasPlace && 'fixed inset-x-4 bottom-(--toast-bottom,1rem) z-50 mx-auto max-w-lg shadow-lg',
      )}
    >
      <p className="min-w-0 flex-1 basis-56">
        <strong>{`${missingWords.title}.`}</strong> {missingWords.advice}
      </p>
      <Button size="sm" isBusy={isBusy} onClick={() => void loadAgain()}>
        Load again
      </Button>
    </div>
  )
}
