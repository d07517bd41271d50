import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { missingWords } from './missing-words.ts'
import { reloadOnceReachable } from './reload-once-reachable.ts'

/**
 * A part of a page whose code is fetched when it is first rendered. `waiting` holds its place until then; a part
 * without a place on the page, such as a dialog, needs none. Code that does not arrive (no connection, or a page that
 * was open while the shop was updated) is reported there, and the page stays with everything typed into it.
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
 * The entire contents of a page, or a part above others, which must not move when it comes. There is no placeholder: the
 * server sends the page only when it is ready, so that it can be read without scripts, and a browser stays on the
 * previous page.
 */
export const laterPage = <Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => lazyPart(fetchPart, true)

/** An optional part, such as a drawing or a popup: if its code doesn't arrive, it is simply left out. */
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
    // Set at build time: browser bundles contain none of this.
    if (import.meta.env.SSR) {
      comingParts.add(coming)
      void coming.then(() => comingParts.delete(coming))
    }
    return coming
  })
}

const comingParts = new Set<Promise<unknown>>()

/**
 * Resolves when all code requested by rendering has arrived and was rendered, along with whatever that requested in
 * turn. The server waits for it before sending, so that parts are in place for visitors without scripts; it does not
 * wait for data that is still being read.
 */
export async function partsDrawn(): Promise<void> {
  while (comingParts.size > 0) {
    await Promise.all(comingParts)
    await new Promise((drawn) => setTimeout(drawn, 1))
  }
}

let isToldAtFoot = false

/** Shown in the part's place, or else at the bottom of the window: once, for all missing parts. */
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
