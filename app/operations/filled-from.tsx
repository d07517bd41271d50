import { Fragment, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Saved } from './conflict-view.tsx'

const touches = ['input', 'click']

type FilledFromProps = { version: number | string; children: ReactNode }

/**
 * A form whose fields start from the saved data, at `version`: while untouched, and once it has saved, it starts over
 * with the data saved by then; what someone is typing stays, even if others save in the meantime. The focus stays in
 * place.
 */
export function FilledFrom({ version, children }: FilledFromProps) {
  const [filled, setFilled] = useState(version)
  const [isTouched, setTouched] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const focused = useRef<string | null>(null)
  useEffect(() => {
    if (version === filled || isTouched) return
    focused.current = focusedWithin(place.current)
    setFilled(version)
  }, [version, filled, isTouched])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it starts again.
  useLayoutEffect(() => {
    if (!focused.current) return
    place.current?.querySelector<HTMLElement>(focused.current)?.focus({ preventScroll: true })
    focused.current = null
  }, [filled])
  useEffect(() => {
    const { current } = place
    const touch = ({ type, target }: Event): void => {
      // A button that doesn't submit changes the form, for example by adding a row.
      if (type === 'input' || (target as Element).closest('button[type=button]')) setTouched(true)
    }
    for (const name of touches) current?.addEventListener(name, touch)
    return () => {
      for (const name of touches) current?.removeEventListener(name, touch)
    }
  }, [])
  const onSaved = useCallback(() => setTouched(false), [])
  return (
    <Saved value={onSaved}>
      <div ref={place} className="contents">
        <Fragment key={filled}>{children}</Fragment>
      </div>
    </Saved>
  )
}

/** A selector that finds the focused element within `place` again. */
function focusedWithin(place: HTMLElement | null): string | null {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || !place?.contains(element)) return null
  const name = element.getAttribute('name')
  if (name === null) return null
  const value = element instanceof HTMLButtonElement ? `[value="${CSS.escape(element.value)}"]` : ''
  return `[name="${CSS.escape(name)}"]${value}`
}
