import { type RefObject, useEffect, useRef } from 'react'

/** Whether Space is held down over the canvas: the hand then moves the film, not what lies on it. */
export function useSpaceHeld(box: RefObject<HTMLElement | null>): RefObject<boolean> {
  const isHeld = useRef(false)
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      if (event.key !== ' ' || event.target !== box.current) return
      event.preventDefault()
      isHeld.current = true
    }
    const up = (event: KeyboardEvent): void => {
      if (event.key === ' ') isHeld.current = false
    }
    window.addEventListener('keydown', down)
    window.addEventListener('keyup', up)
    return () => {
      window.removeEventListener('keydown', down)
      window.removeEventListener('keyup', up)
    }
  }, [box])
  return isHeld
}
